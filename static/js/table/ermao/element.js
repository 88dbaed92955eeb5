/** `<ermao-form>`: the teams, the points, the trumps. Holds only whether the declarations are open and who shows next. */

import { html, nothing } from "../lit.js";
import { FormElement } from "../parts/form_element.js";
import { declare, takeBack, tapDeclarer, tapField, tapHundred, tapKey, tapShape, tapTrump } from "./draft.js";
import { won } from "./moment.js";
import { points } from "./pad.js";
import { teams } from "./teams.js";
import { showing, trumps } from "./trumps.js";

/**
 * @typedef {Object} Context what the parts of the form are given
 * @property {import("../types.js").TableState} table
 * @property {import("./draft.js").Draft} draft
 * @property {Object<string, string>} words
 * @property {import("./form.js").SoFar|null} told
 * @property {any} outcome what the hand comes to, null while it is not all there
 * @property {(place: string) => string} wrong
 * @property {(seat: number) => string} name
 * @property {() => void} openShows
 * @property {any} tap what each tap does
 */

export class ErmaoForm extends FormElement {
  #showing = false;
  /** @type {number|null} */ #shower = null;

  /** @param {boolean} open @param {number|null} [shower] */
  #open(open, shower = null) {
    this.#showing = open;
    this.#shower = shower;
    this.update();
  }

  draw() {
    const form = this.#context();
    return html`<div class="entry-form ermao">${this.props.amending ? nothing : won(form.table)}${this.#teams(form)}${points(form)}${trumps(form)}</div>
      ${this.#showing ? showing(form, this.#shower, (seat) => this.#open(true, seat), () => this.#open(false)) : nothing}`;
  }

  /** @returns {Context} */
  #context() {
    const { table, page, draft, preview, wrong, change } = this.props;
    const told = preview?.so_far ?? null;
    const first = this.#match().due === null;
    return {
      table, draft, words: page.words, told, outcome: preview?.outcome ?? null, wrong,
      name: (seat) => table.seats.find((each) => each.seat === seat)?.name ?? "",
      openShows: () => this.#open(true),
      tap: {
        key: (key) => change(tapKey(draft, key)), hundred: (hundred) => change(tapHundred(draft, hundred)),
        field: (field) => change(tapField(draft, field)), shape: (shape) => change(tapShape(draft, shape)),
        trump: (trump) => change(tapTrump(draft, trump)), declarer: (seat) => change(tapDeclarer(draft, seat)),
        declare: (declaration) => change(declare(draft, declaration, first)), takeBack: () => change(takeBack(draft, first)),
      },
    };
  }

  /** The match before this hand: of the table, or, of a hand that is corrected, as the preview tells it. @returns {import("./teams.js").Match} */
  #match() {
    const { table, draft, preview, amending } = this.props;
    const told = preview?.so_far;
    if (told) return { number: told.match, levels: told.levels, level: told.level, due: told.due, declarer: draft.declarer ?? told.declarer };
    const { declarer, level, levels, match } = table.play;
    if (amending) return { number: match, levels: {}, level: "", due: draft.declarer, declarer: draft.declarer };
    return { number: match, levels, level, due: declarer, declarer: draft.declarer ?? declarer };
  }

  /** @param {Context} form */
  #teams({ table, draft, words, wrong, tap }) {
    const match = this.#match();
    const fixed = match.due === null && draft.declarations.length > 0;
    const mayDeclare = (/** @type {number} */ seat) => !fixed && (match.due === null || seat % 2 === match.due % 2);
    const choose = (/** @type {number} */ seat) => tap.declarer(seat === match.due && !this.props.amending ? null : seat);
    return teams({ table, match, words, wrong: wrong("declarer"), mayDeclare, choose });
  }
}

customElements.define("ermao-form", ErmaoForm);
