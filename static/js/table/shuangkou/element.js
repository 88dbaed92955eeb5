/** `<shuangkou-form>`: a card for each player. */

import { fill, gettext } from "../../i18n.js";
import { html, repeat } from "../lit.js";
import { FormElement } from "../parts/form_element.js";
import { setLeft } from "./draft.js";
import { player } from "./player.js";

export class ShuangkouForm extends FormElement {
  draw() {
    return html`<div class="entry-form"><div class="players">
      ${repeat(this.props.table.seats, ({ seat }) => seat, (place) => player(place, this.props, () => this.#askLeft()))}
    </div></div>`;
  }

  /** The exact number of cards the loser has left. */
  #askLeft() {
    const { table, draft, page } = this.props;
    const loser = table.seats.find(({ seat }) => seat !== draft.winner);
    if (draft.winner === null || !loser) return;
    this.ask(fill(gettext("%(name)s还剩几张"), { name: loser.name }), gettext("就剩这么多"),
      (left) => this.props.change(setLeft(this.props.draft, left)), page.deck.dealt);
  }
}

customElements.define("shuangkou-form", ShuangkouForm);
