/** `<bobo-referee>`: the hands, what they come to, and the picker. Asks the API as soon as a question is whole. */

import { look } from "../cite.js";
import { Refused, send } from "../http.js";
import { fill, gettext } from "../i18n.js";
import { html, nothing, render } from "../table/lit.js";
import * as draft from "./draft.js";
import { handRows } from "./hands.js";
import { options, rules } from "./options.js";
import { picker } from "./picker.js";
import { best, place, toQuery, toQuestion } from "./question.js";

/**
 * @typedef {{question: string, answer: any, refusal: any}} Said what was answered to which question
 * @typedef {Object} Context what the parts of the page are given
 * @property {draft.Facts} facts @property {draft.Draft} draft
 * @property {string[]} says a sentence for each hand @property {number[]} best numbers of the best hands
 * @property {(i: number) => import("../http.js").Refusal|null} wrong what is wrong with a hand
 * @property {(next: draft.Draft) => void} change
 */

class BoboReferee extends HTMLElement {
  /** @type {draft.Facts} */ #facts;
  /** @type {draft.Draft} */ #draft;
  /** @type {Said} */ #said = { question: "null", answer: null, refusal: null };

  connectedCallback() {
    this.#facts = JSON.parse(document.getElementById("referee-facts").textContent);
    this.#draft = draft.fromFacts(this.#facts);
    const { answer, refusal } = this.#facts;
    if (answer || refusal) this.#said = { question: this.#question(), answer, refusal };
    this.replaceChildren();
    this.#show();
  }

  #question() {
    return JSON.stringify(toQuestion(this.#facts, this.#draft));
  }

  /** @param {draft.Draft} next */
  #change(next) {
    this.#draft = next;
    history.replaceState(null, "", `${this.#facts.address}?${toQuery(this.#facts, next)}`);
    this.#show();
    this.querySelector(".asked--now")?.scrollIntoView({ block: "nearest" });
    this.#ask();
  }

  async #ask() {
    const question = this.#question();
    if (question === "null" || question === this.#said.question) return;
    const said = await this.#answered(question);
    if (question !== this.#question()) return;
    this.#said = said;
    this.#show();
  }

  /** @param {string} question @returns {Promise<Said>} */
  async #answered(question) {
    try {
      return { question, answer: await send("POST", this.#facts.api, JSON.parse(question)), refusal: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, message, field, detail, section, href } = error;
      return { question: code === "throttled" ? "" : question, answer: null, refusal: { code, message, field, detail, section, href } };
    }
  }

  #show() {
    const now = this.#said.question === this.#question() || this.#said.refusal?.code === "throttled" ? this.#said : { answer: null, refusal: null };
    const context = this.#context(now);
    render(html`<div class="referee__table">${options(context)}${handRows(context)}${rules(context)}</div>
      <div class="referee__sheet">${this.#lines(now)}${picker(context)}</div>`, this);
  }

  /** @param {{answer: any, refusal: any}} now @returns {Context} */
  #context({ answer, refusal }) {
    const at = refusal ? place(refusal.field) : null;
    return {
      facts: this.#facts, draft: this.#draft,
      says: answer?.says.hands ?? [],
      best: best(answer, answer?.says.hands.length ?? 0),
      wrong: (i) => (at === i ? refusal : null),
      change: (next) => this.#change(next),
    };
  }

  /** What the hands come to together. @param {{answer: any, refusal: any}} now */
  #lines({ answer, refusal }) {
    const lines = answer?.says.lines ?? [];
    return html`<section class="verdict ${this.#draft.active === null ? "verdict--whole" : ""}" aria-live="polite" aria-label=${gettext("裁判说")}>
      ${lines.map((line, i) => html`<p class=${i ? "" : "verdict__first"}>${line}</p>`)}
      ${refusal && place(refusal.field) === null ? html`<p class="field__error">${refusal.message}${wait(refusal)} ${look(refusal)}</p>` : nothing}
      ${lines.length || refusal ? nothing : html`<p class="soft">${gettext("点下面的牌，摆好就知道谁大。")}</p>`}</section>`;
  }
}

/** When to try again, if that was said. @param {import("../http.js").Refusal} refusal */
const wait = ({ detail }) => (detail && "seconds" in detail ? fill(gettext("%(n)s 秒以后再试。"), { n: Number(detail.seconds) }) : "");

customElements.define("bobo-referee", BoboReferee);
