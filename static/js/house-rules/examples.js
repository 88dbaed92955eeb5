/** Worked examples: a hand, what it comes to by the rules as they are now, and what it came to before. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { fill, gettext, sense, signed } from "../i18n.js";

/** @typedef {import("./draft.js").Example} Example */

/** @param {Example} now @param {Example|undefined} before as the form was opened */
export const example = (now, before) => html`<div class="house__example">
  <p class="house__hand"><span class="badge badge--soft">${gettext("比如")}</span> ${now.title}</p>
  ${now.refusal ? html`<p class="soft">${now.refusal}</p>` : comes(now, before)}
</div>`;

/** @param {Example} now @param {Example|undefined} before */
function comes(now, before) {
  return html`<ul class="house__nets">${now.nets.map((net, place) => html`<li><span class="soft">${net.name}</span>
      <b class="pts ${sense(net.points)}">${signed(net.points)}</b>${was(net.points, before?.nets[place]?.points)}</li>`)}</ul>
    ${now.lines.length ? html`<details><summary class="turn house__why">${gettext("为什么")}</summary>
      <ul class="slip">${now.lines.map((line) => html`<li>${line}</li>`)}</ul></details>` : nothing}`;
}

/** @param {number} points @param {number|undefined} before */
const was = (points, before) =>
  before === undefined || before === points ? nothing : html` <small class="house__was">${fill(gettext("原来 %(points)s"), { points: signed(before) })}</small>`;
