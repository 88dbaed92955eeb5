/** One dialog: a title, a way out, and what it holds. The browser keeps the focus in it and closes it on Escape. */

import { gettext } from "../../i18n.js";
import { html } from "../lit.js";

/** @param {string} title @param {() => void} close @param {any} body @param {string} [kind] */
export function frame(title, close, body, kind = "") {
  return html`<dialog class="sheet-dialog ${kind}" aria-label=${title} @close=${close} @click=${outside}>
    <div class="sheet-dialog__in">
      <div class="row row--apart sheet-dialog__head"><h2>${title}</h2>
        <button type="button" class="btn btn--quiet" @click=${closeOwn}>${gettext("关上")}</button></div>
      ${body}
    </div></dialog>`;
}

/** A tap on the veil closes it. @param {MouseEvent} event */
function outside(event) {
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.currentTarget).close();
}

/** @param {MouseEvent} event */
const closeOwn = (event) => /** @type {HTMLElement} */ (event.currentTarget).closest("dialog").close();

/** Open what was rendered and is not open yet. @param {HTMLElement} root */
export function showDialogs(root) {
  for (const dialog of root.querySelectorAll("dialog:not([open])")) /** @type {HTMLDialogElement} */ (dialog).showModal();
}
