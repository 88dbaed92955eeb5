/** What the table page asks of /api/v1/, over the one fetch of http.js. */

import { send } from "../http.js";

export { Refused } from "../http.js";

/** No answer came, or one that says nothing about what was asked: it may be asked again as it is. @param {any} error */
export const unanswered = (error) => error.status === 0 || error.status >= 500 || error.code === "no_answer" || !error.code;

/** A UUID also where the page is not served over https (`crypto.randomUUID` is missing there). */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const PAGE = 200; // the most the API gives at once

/** @param {string} first @returns {Promise<any[]>} */
async function allPages(first) {
  const rows = [];
  for (let next = first; next; ) {
    const answer = await send("GET", next);
    rows.push(...answer.results);
    next = answer.next && first.split("?")[0] + new URL(answer.next, location.href).search;
  }
  return rows;
}

/** The calls on one table. @param {string} address such as /api/v1/tables/<uuid>/ */
export const tableApi = (address) => ({
  /** @returns {Promise<import("./types.js").TableState>} */
  state: () => send("GET", address),
  /** @returns {Promise<import("./types.js").Row[]>} */
  hands: () => allPages(`${address}hands/?page_size=${PAGE}`),
  /** One hand; hands are numbered from 1 without gaps. @param {number} number @returns {Promise<import("./types.js").Row>} */
  hand: async (number) => (await send("GET", `${address}hands/?page_size=1&page=${number}`)).results[0],
  /** @param {Object} event @returns {Promise<import("./types.js").Preview>} */
  preview: (event) => send("POST", `${address}preview/`, { event }),
  /** @param {Object} event @param {number} seq @param {string} [reason] */
  record: (event, seq, reason) =>
    send("POST", `${address}events/`, { event, expected_seq: seq, ...(reason ? { reason } : {}) }),
});
