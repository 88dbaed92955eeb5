/** `<xuan-form>`: seats, bids, order or cards. Holds only which dialog is open. */

import { gettext } from "../../i18n.js";
import { html, nothing, repeat } from "../lit.js";
import { FormElement } from "../parts/form_element.js";
import { betting } from "./betting.js";
import { bidding, endings } from "./bidding.js";
import { bowlOffer } from "./bowl_offer.js";
import { context } from "./context.js";
import { tapEqual } from "./draft.js";
import { picker } from "./picker.js";
import { seatDialog } from "./seat_dialog.js";
import { seatRow } from "./seat.js";

export class XuanForm extends FormElement {
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
      openBid: () => this.ask(gettext("叫到多少"), gettext("叫到这么多"), (points) => form.tap.bid(points)),
      ask: (word, done, give, max) => html`<button type="button" class="chip" aria-haspopup="dialog" @click=${() => this.ask(word, done, give, max)}>${word}</button>`,
    });
    this.#form = form;
    return html`<div class="entry-form xuan xuan--${form.draft.mode}">
      ${bowlOffer(form)}
      ${this.#modes(form)}
      <ul class="places" aria-label=${gettext("座位")}>${repeat(form.table.seats.filter(({ left }) => !left), ({ seat }) => seat, (place) => seatRow({ place, form }))}</ul>
      ${form.wrong("seats") ? html`<p class="field__error">${form.wrong("seats")}</p>` : nothing}
      ${form.draft.log ? betting(form) : bidding(form)}
      ${form.draft.mode === "cards" ? picker(form) : nothing}
      ${form.draft.log ? nothing : endings(form)}
    </div>${this.#seat === null ? nothing : seatDialog(form, this.#seat, () => this.#open(null))}`;
  }

  /** Once cards are being picked, the tiles come wholly into sight and stay there. */
  drawn() {
    const { draft, picking } = this.#form;
    const now = draft.mode === "cards" && picking !== null && (draft.picking !== null || picking !== this.#picking);
    const begun = this.#picking !== undefined;
    this.#picking = draft.mode === "cards" ? picking : null;
    if (now && begun) this.querySelector(".picker")?.scrollIntoView({ block: "nearest" });
  }

  /** How hands are shown; and, over the columns of low and high, the ties. @param {import("./form.js").Context} form */
  #modes(form) {
    const mode = (/** @type {"order"|"cards"} */ key, /** @type {string} */ word) => html`<button type="button" class="chip modes__one"
      aria-pressed=${form.draft.mode === key} @click=${() => form.tap.mode(key)}>${word}</button>`;
    const idle = form.ending || form.compared.length < 2;
    const equal = (/** @type {"low"|"high"} */ group) => html`<button type="button" class="key key--equal ${idle ? "key--gone" : ""}" ?disabled=${idle}
      aria-pressed=${form.draft[group].equal} aria-label=${`${form.words[group]} ${gettext("一样大")}`}
      @click=${() => form.change(tapEqual(form.draft, group, form.compared))}>${gettext("一样")}</button>`;
    return html`<div class="modes"><div class="modes__pick" role="group" aria-label=${gettext("怎么记大小")}>
      ${mode("order", gettext("排大小"))}${form.page.deck ? mode("cards", gettext("选牌")) : nothing}</div>
      ${form.draft.mode === "order" ? html`${equal("low")}${equal("high")}` : nothing}</div>`;
  }
}

customElements.define("xuan-form", XuanForm);
