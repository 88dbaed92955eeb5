/** Someone comes, someone goes. */

import { send } from "../../http.js";
import { fill, gettext } from "../../i18n.js";
import { html, nothing, render } from "../lit.js";

/** `<table-people>`: who sits here and who may join. Set `store`. */
export class TablePeople extends HTMLElement {
  /** @type {import("../store.js").Store} */ store;
  /** @type {{id: string, name: string}[]} */ #known = [];
  /** @type {number|null} seat after which the new one sits, null for the last place */ #after = null;
  #name = "";

  connectedCallback() {
    this.#show();
    send("GET", `${this.store.page.clubApi}players/`).then((answer) => {
      this.#known = answer.results ?? answer;
      this.#show();
    }, () => {});
  }

  /** @param {Object} who */
  async #join(who) {
    const after = this.#after === null ? {} : { after: this.#after };
    if (await this.store.post([{ type: "join", ...who, ...after }])) this.#name = "";
    this.#show();
  }

  /** @param {number} seat */
  async #leave(seat) {
    await this.store.post([{ type: "leave", seat }]);
    this.#show();
  }

  #show() {
    const here = this.store.table.seats.filter(({ left }) => !left);
    const others = this.#known.filter(({ id }) => !here.some(({ player }) => player === id));
    render(html`<div class="stack stack--wide">
      ${this.store.notice ? html`<p class="field__error" role="alert">${this.store.notice}</p>` : nothing}
      <section class="stack"><h3>${gettext("坐着的")}</h3><ul class="stack">${here.map(({ seat, name }) => html`<li class="row row--apart">
        <b>${name}</b><button type="button" class="btn" @click=${() => this.#leave(seat)} aria-label=${fill(gettext("%(name)s走人"), { name })}>${gettext("走人")}</button></li>`)}</ul></section>
      <section class="stack"><h3>${gettext("来的人坐在谁的下家？")}</h3>
        <div class="chips">${here.map(({ seat, name }, i) => html`<button type="button" class="chip"
          aria-pressed=${this.#after === seat || (this.#after === null && i === here.length - 1)} @click=${() => { this.#after = seat; this.#show(); }}>${name}</button>`)}</div>
        <h3>${gettext("谁来？")}</h3>
        <div class="chips">${others.map(({ id, name }) => html`<button type="button" class="chip" @click=${() => this.#join({ player_id: id, player: name })}>${name}</button>`)}</div>
        ${this.#newcomer()}</section></div>`, this);
  }

  #newcomer() {
    const add = (/** @type {Event} */ event) => { event.preventDefault(); if (this.#name.trim()) this.#join({ player: this.#name.trim() }); };
    return html`<form class="field" @submit=${add}><label for="newcomer">${gettext("新来的名字")}</label>
      <input id="newcomer" class="input" maxlength="40" autocomplete="off" .value=${this.#name} @input=${(/** @type {any} */ event) => { this.#name = event.target.value; }}>
      <button class="btn">${gettext("坐下")}</button></form>`;
  }
}

customElements.define("table-people", TablePeople);
