/** Asks what a draft would come to, a moment after the last change; an answer that was overtaken is dropped. */

import { send } from "../http.js";

const WAIT = 150; // ms: a number being typed is one question

export class Weigher {
  #timer = 0;
  #asked = 0;

  /** @param {import("./draft.js").Given} given @param {(preview: import("./draft.js").Preview) => void} tell */
  constructor(given, tell) {
    this.given = given;
    this.tell = tell;
  }

  /** @param {Object<string, any>} rules */
  want(rules) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#timer = setTimeout(() => this.#run(rules, this.#asked), WAIT);
  }

  /** @param {Object<string, any>} rules @param {number} number */
  async #run(rules, number) {
    const url = `/api/v1/clubs/${this.given.club}/rules/preview/`;
    const preview = await send("POST", url, { game: this.given.game, rules }).catch(refused);
    if (number === this.#asked) this.tell(preview);
  }
}

/** A refusal of the whole, as a preview. @param {import("../http.js").Refused} refusal */
const refused = ({ code, field, message, section, href }) => ({ refusals: [{ code, field, message, section, href }], words: [], differences: [], examples: [] });
