/** What the page shows and what can be done with it. `changed` is called after every step. */

import { Refused, newId, tableApi, unanswered } from "./api.js";
import { Entry } from "./entry.js";
import { asItWas, asRow } from "./rows.js";
import { gettext } from "../i18n.js";

export class Store {
  /** @type {Entry|null} */ next = null;
  /** @type {Entry|null} */ amending = null;
  /** @type {{hand: number, net: Object, summary: string, lines: any[], entered: any}|null} what may be undone */ saved = null;
  /** "" | "open" | "lost" */ connection = "";
  /** A sentence about something that did not work outside the form. */ notice = "";
  busy = false;
  #heard = 0;
  #underway = "";
  /** @type {Promise<any>} */ #queue = Promise.resolve();

  /**
   * @param {import("./types.js").TableState} table @param {import("./types.js").Row[]} rows
   * @param {import("./types.js").Page} page @param {import("./types.js").EntryForm|null} form @param {() => void} changed
   */
  constructor(table, rows, page, form, changed) {
    this.table = table;
    this.rows = rows;
    this.page = page;
    this.form = form;
    this.changed = changed;
    this.api = tableApi(page.api);
    this.fresh();
  }

  /** The entry on the screen, or null where nothing can be entered. */
  get entry() {
    return this.amending ?? this.next;
  }

  get mayEnter() {
    return this.page.mayWrite && this.form !== null;
  }

  /** An empty form for the next hand. @param {any} [draft] */
  fresh(draft) {
    this.next?.end();
    const open = this.mayEnter && !this.table.closed;
    const { form, api, page, table, changed } = this;
    this.next = open ? new Entry(form, api, page, table, changed, draft ?? form.empty(table, page)) : null;
  }

  /** Take in a newer state of the table. @param {import("./types.js").TableState} table @param {any[]} [missed] */
  take(table, missed) {
    if (table.seq < this.table.seq) return;
    this.table = table;
    if (table.closed !== (this.next === null) && this.mayEnter) this.fresh();
    this.next?.follow(table, missed);
    this.amending?.follow(table, missed);
    this.changed();
  }

  /** Someone else recorded something. @param {number} seq */
  async moved(seq) {
    this.#heard = Math.max(this.#heard, seq);
    if (this.#heard > this.table.seq && !this.busy) await this.refresh();
  }

  /** @returns {Promise<void>} */
  async refresh() {
    try {
      const table = await this.api.state();
      const rows = await this.#rowsAt(table);
      if (table.seq >= this.table.seq) this.rows = rows;
      if (this.saved && table.last?.hand !== this.saved.hand) this.saved = null;
      this.take(table);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** The hands at a newer state: one more, or all anew after a correction. @param {import("./types.js").TableState} table */
  async #rowsAt(table) {
    const last = table.hand - 1;
    if (table.seq === this.table.seq + 1 && last === this.rows.length + 1) return [...this.rows, await this.api.hand(last)];
    return this.api.hands();
  }

  /** Save what is on the screen. @returns {Promise<boolean>} */
  async save() {
    const entry = this.entry;
    if (!entry || entry.saving) return false;
    this.busy = true;
    const answer = await entry.save();
    this.busy = false;
    if (answer) this.#saved(entry, answer);
    else if (entry.failure === "moved") await this.refresh();
    this.changed();
    return Boolean(answer);
  }

  /** @param {Entry} entry @param {any} answer */
  #saved(entry, answer) {
    if (entry === this.amending) this.leave();
    else {
      entry.end();
      this.next = null;
      this.saved = { hand: answer.hand, net: answer.net, summary: answer.summary, lines: answer.lines, entered: entry.draft };
    }
    this.#step(answer.table);
    if (entry.hand === null) this.rows = [...this.rows, asRow(entry, answer)];
    else this.refresh();
  }

  /**
   * Send events that are no hand (bowls, people, the lap, the close, a void), one after another; a second tap on what
   * is still under way is none.
   * @param {Object[]} events @param {string} [reason] @returns {Promise<any|null>} the last answer
   */
  post(events, reason) {
    const said = JSON.stringify(events);
    if (said === this.#underway) return Promise.resolve(null);
    this.#underway = said;
    this.#queue = this.#queue.catch(() => null).then(() => this.#post(events, reason)).finally(() => { if (this.#underway === said) this.#underway = ""; });
    return this.#queue;
  }

  /** @param {Object[]} events @param {string} [reason] */
  async #post(events, reason) {
    let answer = null;
    this.busy = true;
    this.notice = "";
    try {
      for (const event of events) {
        answer = await this.api.record({ id: newId(), ...event }, this.table.seq, reason);
        this.#step(answer.table);
      }
    } catch (error) {
      answer = null;
      await this.#refused(error);
    } finally {
      this.busy = false;
      this.changed();
    }
    return answer;
  }

  /** The table after an event of our own: the forms follow without asking. @param {import("./types.js").TableState} table */
  #step(table) {
    const own = table.seq === this.table.seq + 1;
    for (const entry of [this.next, this.amending]) if (entry && own && entry.seq === this.table.seq) entry.seq = table.seq;
    this.take(table);
    for (const entry of [this.next, this.amending]) entry?.look();
  }

  /** @param {any} error */
  async #refused(error) {
    if (!(error instanceof Refused)) throw error;
    this.notice = unanswered(error) ? gettext("没有连上，这一步还没记下。请再试一次。") : error.message;
    if (error.code === "table_moved_on") await this.refresh();
  }

  /** Take the last hand back; what was entered is there again to be put right. */
  async undo() {
    if (!this.saved) return;
    const { hand, entered } = this.saved;
    if (!(await this.post([{ type: "void", hand }], "mistyped"))) return;
    this.saved = null;
    if (!this.next?.touched) this.fresh(entered);
    await this.refresh();
  }

  /** @param {number} number */
  amend(number) {
    const row = this.rows.find((each) => each.number === number && !each.voided);
    if (!row || !this.mayEnter) return;
    const fit = (table) => asItWas(table, row);
    const draft = this.form.fromEvent(row.entered, fit(this.table), this.page);
    this.amending = new Entry(this.form, this.api, this.page, this.table, this.changed, draft, number, fit);
    this.changed();
  }

  /** Leave the correction; nothing has changed. */
  leave() {
    this.amending?.end();
    this.amending = null;
    this.changed();
  }

  /** @param {number} hand @param {string} reason */
  async remove(hand, reason) {
    const answer = await this.post([{ type: "void", hand }], reason);
    if (!answer) return;
    this.leave();
    if (this.saved?.hand === hand) this.saved = null;
    await this.refresh();
  }
}
