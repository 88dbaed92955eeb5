/** Asks for a preview a moment after the last tap; an answer that was overtaken is dropped. */

import { Refused, unanswered } from "./api.js";

const WAIT = 80; // ms: several quick taps are one question

export class Previewer {
  #timer = 0;
  #asked = 0;

  /**
   * @param {(event: Object) => Promise<import("./types.js").Preview>} ask
   * @param {(preview: import("./types.js").Preview|null, away: boolean) => void} tell `away`: no answer came
   */
  constructor(ask, tell) {
    this.ask = ask;
    this.tell = tell;
  }

  /** @param {Object} event */
  want(event) {
    this.drop();
    this.#timer = setTimeout(() => this.#run(event, this.#asked), WAIT);
  }

  /** Whatever is under way is no longer wanted. */
  drop() {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  /** @param {Object} event @param {number} number */
  async #run(event, number) {
    const [preview, away] = await this.ask(event).then(asPreview, asRefusal);
    if (number === this.#asked) this.tell(preview, away);
  }
}

/** @param {import("./types.js").Preview} preview @returns {[import("./types.js").Preview|null, boolean]} */
const asPreview = (preview) => [preview, false];

/** @param {any} error @returns {[import("./types.js").Preview|null, boolean]} */
function asRefusal(error) {
  if (!(error instanceof Refused) || unanswered(error)) return [null, true];
  const { code, message, field, detail, section, href } = error;
  return [{ outcome: null, refusal: { code, message, field, detail, section, href }, turn: null }, false];
}
