/** The end of the table: what is left in the pool, dinner, and who gives whom how much. */

import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing, render } from "../lit.js";
import { Previewer } from "../previewer.js";

/** `<table-close>`: closing with a preview. Set `store`; tells `closed` when it is done. */
export class TableClose extends HTMLElement {
  /** @type {import("../store.js").Store} */ store;
  #bill = "";
  #policy = "points";
  /** @type {any} */ #preview = null;
  #asking = new Previewer((event) => this.store.api.preview(event), (preview) => { this.#preview = preview; this.#show(); });

  connectedCallback() {
    this.#changed();
  }

  disconnectedCallback() {
    this.#asking.drop();
  }

  #event() {
    return { type: "close", ...(this.#bill ? { meal: { bill: this.#bill, policy: this.#policy } } : {}) };
  }

  #changed() {
    this.#asking.want(this.#event());
    this.#show();
  }

  async #close() {
    if (await this.store.post([this.#event()])) this.dispatchEvent(new CustomEvent("closed", { bubbles: true }));
    else this.#show();
  }

  #show() {
    const { outcome, refusal } = this.#preview ?? {};
    const policy = (/** @type {string} */ key, /** @type {string} */ word) => html`<button type="button" class="chip" aria-pressed=${this.#policy === key}
      @click=${() => { this.#policy = key; this.#changed(); }}>${word}</button>`;
    const pool = this.store.table.pool;
    render(html`<div class="stack stack--wide">
      ${pool ? html`<p>${fill(gettext("桌上还有 %(n)s 分，平分退回各家。"), { n: pool })}</p>` : nothing}
      <div class="field"><label for="bill">${gettext("饭钱（元，没有就空着）")}</label>
        <input id="bill" class="input num" inputmode="decimal" autocomplete="off" aria-invalid=${Boolean(refusal)} aria-describedby="bill-wrong" .value=${this.#bill}
          @input=${(/** @type {any} */ event) => { this.#bill = event.target.value.trim().replace("，", ".").replace(",", "."); this.#changed(); }}>
        <p class="field__error" id="bill-wrong" role="alert" ?hidden=${!refusal && !this.store.notice}>${refusal?.message ?? this.store.notice}</p>
        <div class="chips" role="group" aria-label=${gettext("饭钱怎么分")}>${policy("points", gettext("按输赢"))}${policy("equal", gettext("AA制"))}</div></div>
      ${outcome ? ending(this.store.table, { ...outcome.more, ...outcome }) : nothing}
      <button type="button" class="btn btn--primary" ?disabled=${Boolean(refusal)} @click=${() => this.#close()}>${gettext("收桌")}</button>
    </div>`, this);
  }
}

customElements.define("table-close", TableClose);

/** Settling up, and what each pays for dinner. @param {import("../types.js").TableState} table @param {any} end the close as answered */
export function ending(table, { settle_up: settle = [], meal = null, net = {} }) {
  const name = (/** @type {number|string} */ seat) => table.seats.find((each) => String(each.seat) === String(seat))?.name ?? "";
  const totals = table.seats.map((each) => ({ ...each, total: each.total + (table.closed ? 0 : (net[each.seat] ?? 0)) }));
  return html`<section class="stack"><h3>${gettext("各家")}</h3>
    <ul class="ending">${totals.map((each) => html`<li><span>${each.name}</span><b class="num ${sense(each.total)}">${signed(each.total)}</b>${
      meal ? html`<span class="soft num">${fill(gettext("饭钱 %(sum)s"), { sum: meal[each.seat] ?? "0.00" })}</span>` : nothing}</li>`)}</ul>
    <h3>${gettext("结清")}</h3>
    ${settle.length ? html`<ul class="ending">${settle.map((/** @type {any} */ each) => html`<li><span>${fill(gettext("%(from)s 给 %(to)s"), { from: name(each.from), to: name(each.to) })}</span><b class="num">${each.points}</b></li>`)}</ul>`
      : html`<p class="soft">${gettext("不用找，两清。")}</p>`}</section>`;
}
