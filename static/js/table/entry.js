/**
 * One hand being entered or corrected: its draft, what it would come to, and its way to the book.
 *
 * The event keeps its id until the server has answered, so that sending it again can never record it twice; and it is
 * recorded after the event the host saw when it was begun (`seq`), so that a hand someone else recorded is not repeated.
 */
import { newId, unanswered } from "./api.js";
import { Previewer } from "./previewer.js";
import { byName } from "./names.js";
import { gettext } from "../i18n.js";

/** @typedef {"network"|"moved"|"refused"} Failure */

export class Entry {
  /** @type {import("./types.js").Preview|null} */ preview = null;
  /** @type {Failure|null} */ failure = null;
  /** @type {any[]} */ missed = [];
  saving = false;
  away = false;
  reason = "";
  #id = newId();
  #sent = "";

  /**
   * @param {import("./types.js").EntryForm} form @param {ReturnType<import("./api.js").tableApi>} api
   * @param {import("./types.js").Page} page @param {import("./types.js").TableState} table
   * @param {() => void} changed @param {any} draft @param {number|null} hand number of the hand that is corrected
   * @param {(table: import("./types.js").TableState) => import("./types.js").TableState} fit the table as that hand saw it
   */
  constructor(form, api, page, table, changed, draft, hand = null, fit = (same) => same) {
    this.form = form;
    this.api = api;
    this.page = page;
    this.changed = changed;
    this.draft = draft;
    this.hand = hand;
    this.fit = fit;
    this.table = fit(table);
    this.seq = table.seq;
    this.previewer = new Previewer(api.preview, (preview, away) => this.#previewed(preview, away));
    this.look();
  }

  get touched() {
    return this.hand !== null || this.form.touched(this.draft);
  }

  /** The event as it would be sent. */
  event() {
    const { event } = this.form.toEvent(this.draft, this.table, this.page);
    return this.hand === null ? { type: "hand", ...event } : { type: "amend", hand: this.hand, as: event };
  }

  /** What is still to be entered, or "". */
  get missing() {
    if (this.preview?.outcome && !this.preview.stale) return "";
    if (this.preview?.turn) return gettext("叫注还没完，接着点。");
    return this.form.toEvent(this.draft, this.table, this.page).missing;
  }

  /** What is wrong with what was entered, beyond what is merely not there yet. @returns {(import("./types.js").Refusal & {at: string, whose: string})|null} `at`: the place on the form, `whose`: the seat's name if it is one */
  get wrong() {
    const refusal = this.preview?.refusal;
    const unsure = this.missing || this.preview?.stale;
    if (!refusal || (unsure && this.form.incomplete.has(refusal.code))) return null;
    const at = this.form.place(refusal.field, this.event());
    const whose = this.table.seats.find(({ seat }) => at === `seat-${seat}`)?.name ?? "";
    return { ...refusal, at, whose, message: byName(refusal.message, this.table.seats) };
  }

  /** Whether Save may be tapped; what is typed faster than previews come is checked by the server all the same. */
  get ready() {
    if (this.saving || this.missing || this.failure === "moved") return false;
    return !this.wrong || Boolean(this.preview?.stale) || this.away;
  }

  /** @param {any} draft */
  change(draft) {
    this.draft = draft;
    if (this.failure !== "moved") this.failure = null;
    this.look();
  }

  look() {
    if (this.preview) this.preview = { ...this.preview, stale: true };
    this.previewer.want(this.event());
    this.changed();
  }

  /** @param {import("./types.js").Preview|null} preview @param {boolean} away */
  #previewed(preview, away) {
    this.away = away;
    if (preview) this.preview = preview;
    this.changed();
  }

  /** The table moved on elsewhere. An untouched form follows; a touched one waits for the host to look. @param {import("./types.js").TableState} table @param {any[]} [missed] */
  follow(table, missed) {
    const behind = table.seq > this.seq;
    this.table = this.fit(table);
    if (!behind) return;
    if (this.touched) Object.assign(this, { failure: "moved", missed: missed ?? this.missed });
    else this.seq = table.seq;
    this.look();
  }

  /** The host has seen what was missed and goes on. */
  accept() {
    Object.assign(this, { seq: this.table.seq, failure: null, missed: [] });
    this.look();
  }

  /** @returns {Promise<any|null>} the server's answer, or null and `failure` says why */
  async save() {
    this.saving = true;
    this.changed();
    try {
      return await this.api.record(this.#identified(), this.seq, this.reason);
    } catch (error) {
      this.#failed(error);
      return null;
    } finally {
      this.saving = false;
      this.changed();
    }
  }

  /** The event with its id: the same as long as it says the same. */
  #identified() {
    const event = this.event();
    const said = JSON.stringify(event);
    if (this.#sent && this.#sent !== said) this.#id = newId();
    this.#sent = said;
    return { id: this.#id, ...event };
  }

  /** @param {any} error */
  #failed(error) {
    if (unanswered(error)) this.failure = "network";
    else if (error.code === "table_moved_on") Object.assign(this, { failure: "moved", missed: error.detail.missed ?? [] });
    else {
      const { code, message, field, detail, section, href } = error;
      this.preview = { outcome: null, refusal: { code, message, field, detail, section, href }, turn: null };
    }
  }

  /** Nothing more is wanted of it. */
  end() {
    this.previewer.drop();
  }
}
