/** `<jinhua-form>`: seats, stakes or log, cards, and what it comes to line by line. Holds only which dialog is open. */

import { gettext } from "../../i18n.js";
import { html, nothing, repeat } from "../lit.js";
import { FormElement } from "../parts/form_element.js";
import { betting, stakes } from "./betting.js";
import { context } from "./context.js";
import { picker } from "./picker.js";
import { seatDialog } from "./seat_dialog.js";
import { seatRow } from "./seat.js";

export class JinhuaForm extends FormElement {
  /** @type {number|null} seat whose dialog is open */ #seat = null;
  /** @type {import("./form.js").Context} as it was drawn last */ #form;
  /** @type {number|null|undefined} seat whose cards were picked when last drawn */ #picking;

  /** @param {number|null} seat */
  #open(seat) {
    this.#seat = seat;
    this.update();
  }

  draw() {
    const form = context(this.props, {
      openSeat: (seat) => this.#open(seat),
      ask: (word, done, give, max) => html`<button type="button" class="chip" aria-haspopup="dialog" aria-label=${word === "⋯" ? gettext("别的数") : nothing}
        @click=${() => this.ask(word === "⋯" ? gettext("下了多少") : word, done, give, max)}>${word}</button>`,
    });
    this.#form = form;
    return html`<div class="entry-form jinhua ${form.table.seats.length > 4 ? "jinhua--many" : ""}">
      ${form.draft.log ? betting(form) : nothing}
      <ul class="places" aria-label=${gettext("座位")}>${repeat(form.table.seats.filter(({ left }) => !left), ({ seat }) => seat, (place) => seatRow(place, form))}</ul>
      ${form.wrong("seats") ? html`<p class="field__error">${form.wrong("seats")}</p>` : nothing}
      ${form.draft.log ? nothing : stakes(form)}
      ${this.#modes(form)}
      ${form.draft.picks ? picker(form) : nothing}
      ${slip(form)}
    </div>${this.#seat === null ? nothing : seatDialog(form, this.#seat, () => this.#open(null))}`;
  }

  /** Once cards are being picked, the tiles come wholly into sight and stay there. */
  drawn() {
    const { picking, draft } = this.#form;
    const begun = this.#picking !== undefined;
    if (begun && picking !== null && picking !== this.#picking) this.querySelector(".picker")?.scrollIntoView({ block: "nearest" });
    this.#picking = draft.picks ? picking : null;
  }

  /** How hands are entered; and two winners. @param {import("./form.js").Context} form */
  #modes({ draft, tap }) {
    const chip = (/** @type {string} */ word, /** @type {boolean} */ on, /** @type {() => void} */ act) => html`<button type="button" class="chip" aria-pressed=${on} @click=${act}>${word}</button>`;
    return html`<div class="jinhua__modes" role="group" aria-label=${gettext("怎么记")}>${chip(gettext("选牌"), draft.picks, tap.picks)}${
      chip(gettext("逐手"), draft.log, tap.log)}${draft.log ? nothing : chip(gettext("两家一样大"), draft.tie, tap.tie)}</div>`;
  }
}

/** Who gives whom how much and why: pot, bonus, floor and false claims, line by line. @param {import("./form.js").Context} form */
function slip({ preview }) {
  const lines = preview?.outcome?.lines ?? [];
  return html`<ol class="slip jinhua__slip" aria-label=${gettext("一笔一笔")}>${lines.map(({ text, points }) => html`<li><span>${text}</span><b class="num">${points}</b></li>`)}</ol>`;
}

customElements.define("jinhua-form", JinhuaForm);
