/** Talking to the API from a page: JSON in, JSON out, a refusal thrown as one. */

import { gettext, language } from "./i18n.js";

/**
 * @typedef {{code: string, message: string, field: string, detail: object, section?: string, href?: string}} Refusal
 */
export class Refused extends Error {
  /** @param {number} status @param {Refusal} refusal */
  constructor(status, refusal) {
    super(refusal.message);
    this.status = status;
    this.code = refusal.code;
    this.field = refusal.field ?? "";
    this.detail = refusal.detail ?? {};
    this.section = refusal.section;
    this.href = refusal.href;
  }
}

const token = () => document.querySelector('meta[name="csrf-token"]')?.getAttribute("content") ?? "";

/** No answer, or one that is no JSON, said in words. @param {number} status */
const silence = (status) => ({
  code: "no_answer",
  message: gettext("没有连上，什么都没丢。请再试一次。"),
  field: "",
  detail: { status },
});

/** @param {Response} answer @returns {Promise<any>} */
const read = (answer) => answer.json().catch(() => silence(answer.status));

/**
 * Send JSON and return the answer's JSON.
 * @param {string} method @param {string} url @param {object} [body]
 * @returns {Promise<any>}
 * @throws {Refused} with the API's code, field and sentence; `no_answer` when the network or server is away
 */
export async function send(method, url, body) {
  let answer;
  try {
    answer = await fetch(url, {
      method,
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", "X-CSRFToken": token(), "Accept-Language": language() },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, silence(0));
  }
  const data = await read(answer);
  if (!answer.ok) throw new Refused(answer.status, data);
  return data;
}
