/** `<bobo-table>`: the table page. It holds the store and which dialog is open; everything else is drawn from them. */

import { gettext } from "../i18n.js";
import { copyText, share } from "./dialogs/share.js";
import { ending } from "./dialogs/close.js";
import { frame, showDialogs } from "./dialogs/frame.js";
import { menu } from "./dialogs/menu.js";
import { voiding } from "./dialogs/void.js";
import "./dialogs/people.js";
import { follow } from "./live.js";
import { html, nothing, render } from "./lit.js";
import { hands } from "./parts/hands.js";
import { header } from "./parts/header.js";
import { notices } from "./parts/notices.js";
import { last } from "./parts/last.js";
import { sheet } from "./parts/sheet.js";
import { Store } from "./store.js";

/** @param {string} id */
const embedded = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

const LOOK_AT_CLOCK = 30_000; // ms

export class BoboTable extends HTMLElement {
  /** @type {Store} */ store;
  #dialog = "";
  #expanded = false;
  #copied = false;
  #lapLater = false;
  #waiting = false;

  async connectedCallback() {
    const page = embedded("table-page");
    const table = embedded("table-state");
    const form = page.form ? (await import(`./${page.form}/form.js`)).form : null;
    this.store = new Store(table, embedded("table-hands"), page, form, () => this.update());
    follow(page.live, (seq) => this.store.moved(seq), (state) => { this.store.connection = state; this.update(); });
    setInterval(() => this.update(), LOOK_AT_CLOCK);
    addEventListener("popstate", () => this.#byAddress());
    this.#byAddress();
    this.replaceChildren();
    this.update();
    new ResizeObserver(() => this.#room()).observe(this);
  }

  /** Draw again, once for any number of changes at the same moment. */
  update() {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => { this.#waiting = false; this.#draw(); });
  }

  #draw() {
    if (!this.store) return;
    render(html`${header(this.store, () => this.#open("menu"))}
      <main id="main" tabindex="-1" class="page page--table">
        <div class="table-main">${notices(this.store, this.#ui)}${this.#around()}${this.#middle()}</div>
        <div class="table-side">${sheet(this.store, this.#ui)}${last(this.store)}${hands(this.store, (hand) => this.#amend(hand))}</div>
      </main>${this.#dialogs()}`, this);
    document.title = this.querySelector("h1")?.textContent ?? document.title;
    showDialogs(this);
    this.#room();
  }

  /** Whether the planned end has come and nobody has answered yet. */
  get #lapOffered() {
    const { planned_end: end, lap, rules } = this.store.table;
    return Boolean(end && !lap && rules.lap_mango && !this.#lapLater && Date.now() >= Date.parse(end));
  }

  get #ui() {
    return {
      close: () => this.#open("close"), later: () => { this.#lapLater = true; this.update(); }, lapOffered: this.#lapOffered,
      voiding: () => this.#open("void"), leave: () => this.#leave(), save: () => this.#save(),
      expanded: this.#expanded, expand: () => { this.#expanded = !this.#expanded; this.update(); },
    };
  }

  /** What the last hand brought about, and what the next is played for, where the game has such things. */
  #around() {
    const { form, table, page, entry } = this.store;
    if (!form || entry?.hand) return nothing;
    return html`${entry?.touched ? nothing : form.moment?.(table, page) ?? nothing}${table.closed ? nothing : form.status?.(table, page) ?? nothing}`;
  }

  /** The form, or the end of the evening, or the seats to look at. */
  #middle() {
    const { entry, form, table, page } = this.store;
    if (entry && form) {
      const wrong = entry.wrong;
      return form.view({
        table: entry.table, page, draft: entry.draft, preview: entry.preview, amending: entry.hand !== null,
        change: (draft) => { this.store.notice = ""; entry.change(draft); }, wrong: (place) => (place === wrong?.at ? wrong.message : ""),
        notice: this.store.notice, post: async (events) => Boolean(await this.store.post(events)),
      });
    }
    return html`${table.closed ? html`<section class="card stack table-end">${ending(table, table.closing?.more ?? {})}
      <a class="btn" href=${page.sittingUrl}>${gettext("今晚的账和报告")}</a></section>` : nothing}
      ${page.mayWrite && !form && !table.closed ? html`<p class="notice">${gettext("这种玩法还没有记分的表单，请用导入。")}</p>` : nothing}`;
  }

  #dialogs() {
    const close = () => this.#open("");
    const ui = { close, go: (/** @type {string} */ name) => this.#open(name), copied: this.#copied, copy: (/** @type {string} */ text) => this.#copy(text) };
    switch (this.#dialog) {
      case "menu": return menu(this.store, ui);
      case "share": return share(this.store, ui);
      case "void": return this.store.amending ? voiding(this.store, ui) : nothing;
      case "people": return frame(gettext("来人、走人"), close, html`<table-people .store=${this.store}></table-people>`);
      case "close": return frame(gettext("收桌算账"), close, html`<table-close .store=${this.store} @closed=${close}></table-close>`);
      default: return nothing;
    }
  }

  /** @param {string} dialog */
  #open(dialog) {
    Object.assign(this.store, { notice: "" });
    this.#dialog = dialog;
    this.#copied = false;
    this.update();
  }

  /** @param {string} text */
  async #copy(text) {
    this.#copied = await copyText(text);
    this.update();
  }

  async #save() {
    const amended = this.store.amending !== null;
    if (!(await this.store.save())) return;
    this.#expanded = false;
    if (amended) this.#address(null);
    scrollTo({ top: 0 });
  }

  /** @param {number} hand */
  #amend(hand) {
    this.store.amend(hand);
    this.#address(hand);
    scrollTo({ top: 0 });
  }

  #leave() {
    this.store.leave();
    this.#address(null);
  }

  /** The address names the hand that is open, so that it can be linked to and Back leaves it. @param {number|null} hand */
  #address(hand) {
    history.pushState(null, "", hand ? `?hand=${hand}` : location.pathname);
  }

  #byAddress() {
    const hand = Number(new URLSearchParams(location.search).get("hand"));
    if (hand) this.store.amend(hand);
    else this.store.leave();
  }

  /** Keep the end of the page clear of the sheet. */
  #room() {
    const sheet = /** @type {HTMLElement|null} */ (this.querySelector(".table-sheet"));
    document.documentElement.style.setProperty("--sheet-room", `${sheet?.offsetHeight ?? 0}px`);
  }
}

customElements.define("bobo-table", BoboTable);
