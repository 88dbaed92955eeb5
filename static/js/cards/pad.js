/**
 * The card picker of every form and of the referee: a tile for each kind, and one that takes a card back.
 *
 * @typedef {Object} PadProps
 * @property {import("./kinds.js").Kind[]} kinds what the deck holds, in the order of the tiles
 * @property {Object<string, number>} left kind → copies nobody holds yet; a kind with none cannot be tapped
 * @property {(kind: string) => void} tap a card is picked
 * @property {() => void} back the last card is taken back
 * @property {boolean} [flat] lay all tiles out at once, suits and all: for the few kinds of a part of a deck
 * @property {string} [label] what the picker picks, for a screen reader
 */

import { html, nothing } from "../table/lit.js";
import "./suited.js";
import { back, tile } from "./tile.js";

/** Tiles in a block that never changes its size. Where cards have suits, a suit is chosen first and stays. @param {PadProps} props */
export const pickPad = (props) =>
  !props.flat && props.kinds.some(({ suit }) => suit) ? html`<suited-pad .props=${props}></suited-pad>` : html`
    <div class="picker__tiles" role="group" aria-label=${props.label ?? nothing}>${props.kinds.map((kind) => tile(kind, props))}${back(props)}</div>`;
