/** Worked examples: a hand, what it comes to by the rules as they are now, and what it came to before. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { fill, gettext, sense, signed } from "../i18n.js";

/** @typedef {import("./draft.js").Example} Example */

/** @param {Example} now @param {Example|undefined} before as the form was opened */
export const example = (now, before) => html`<div class="house__example">
  <p class="house__hand"><span class="soft">${gettext("比如：")}</span>${now.title}</p>
  ${now.nets.length ? nets(now, before) : nothing}
  ${now.refusal ? html`<p class="house__refused">${now.refusal}</p>` : nothing}
  ${now.told.map((line) => html`<p>${line}</p>`)}
  ${now.lines.length ? why(now) : nothing}
</div>`;

/** @param {Example} now @param {Example|undefined} before */
const nets = (now, before) => html`<ul class="house__nets">${now.nets.map((net, place) => html`<li><span class="soft">${net.name}</span>
  <b class="pts ${sense(net.points)}">${signed(net.points)}</b>${was(net.points, before?.nets[place]?.points)}</li>`)}</ul>`;

/** @param {Example} now */
const why = (now) => html`<details><summary class="turn house__why">${gettext("为什么")}</summary>
  <ul class="slip">${now.lines.map((line) => html`<li>${line}</li>`)}</ul></details>`;

/** @param {number} points @param {number|undefined} before */
const was = (points, before) =>
  before === undefined || before === points ? nothing : html` <small class="house__was">${fill(gettext("原来 %(points)s"), { points: signed(before) })}</small>`;
