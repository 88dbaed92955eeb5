/** How each kind of setting is asked for: draft in, `change(draft)` out. The kinds are those of games/rules/settings.py. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { fill, gettext } from "../i18n.js";
import * as drafts from "./draft.js";

/**
 * @typedef {{draft: drafts.Draft, change: (draft: drafts.Draft) => void, wrong: boolean}} Asked
 */

/** @param {unknown} label @param {boolean} on @param {() => void} tap @param {boolean} [off] cannot be pressed now */
const chip = (label, on, tap, off = false) =>
  html`<button type="button" class="chip" aria-pressed=${on} ?disabled=${off} @click=${tap}>${label}</button>`;

/**
 * A number with one key down and one up.
 * @param {{id: string, label: string, value: any, least?: number, most?: number, by?: number, wrong: boolean}} number
 * @param {(value: number|string) => void} put
 */
function stepper({ id, label, value, least = -Infinity, most = Infinity, by, wrong }, put) {
  const key = (way, sign, says, end) => html`<button type="button" class="chip house__key" aria-label=${fill(says, { label })}
    ?disabled=${end} @click=${() => put(Math.min(Math.max(drafts.nudge(value, way, by), least), most))}>${sign}</button>`;
  return html`<span class="house__number">${key(-1, "−", gettext("%(label)s：少一点"), value === null || value <= least)}
    <input class="input" id=${id} inputmode="numeric" autocomplete="off" aria-label=${label} aria-invalid=${wrong} aria-describedby=${`${id}-says`}
      .value=${live(String(value ?? ""))} @input=${(event) => put(drafts.read(event.target.value))}>
    ${key(1, "＋", gettext("%(label)s：多一点"), value >= most)}</span>`;
}

const unit = (setting) => (setting.unit ? html`<span class="soft">${setting.unit}</span>` : nothing);

/** Chips for values that are more than a number: "null", "0". */
const words = ({ name, choices }, { draft, change }) =>
  choices.map(({ key, name: word }) => {
    const value = JSON.parse(key);
    return chip(word, draft.rules[name] === value, () => change(drafts.set(draft, name, value)));
  });

const KINDS = {
  whole: (setting, { draft, change, wrong }) => {
    const { name, label, least, most } = setting;
    const put = (value) => change(drafts.set(draft, name, value));
    return html`${stepper({ id: `s-${name}`, label, value: draft.rules[name], least, most, wrong }, put)}${unit(setting)}
      ${words(setting, { draft, change })}`;
  },
  step: (setting, { draft, change, wrong }) => {
    const { name, label, of } = setting;
    const value = draft.rules[name];
    const put = (next) => change(drafts.set(draft, name, next));
    return html`${stepper({ id: `s-${name}`, label, value, least: of, by: of, wrong }, put)}${unit(setting)}
      ${words(setting, { draft, change })}`;
  },
  one_of: ({ name, choices }, { draft, change }) =>
    choices.map((choice) => chip(choice.name, draft.rules[name] === choice.key, () => change(drafts.set(draft, name, choice.key)))),
  switch: words,
  some: ({ name, choices, most }, { draft, change }) => {
    const chosen = draft.rules[name];
    return choices.map(({ key, name: word }) =>
      chip(word, chosen.includes(key), () => change(drafts.toggle(draft, name, key)), chosen.length >= most && !chosen.includes(key)));
  },
  each: ({ name, choices, number }, { draft, change, wrong }) =>
    choices.map(({ key, name: word }) => html`<span class="house__part"><span>${word}</span>
      ${stepper({ id: `s-${name}-${key}`, label: word, value: draft.rules[name][key], ...number, wrong },
        (value) => change(drafts.setPart(draft, name, key, value)))}</span>`),
};

/** @param {drafts.Setting} setting @param {Asked} asked */
export const control = (setting, asked) => KINDS[setting.kind](setting, asked);
