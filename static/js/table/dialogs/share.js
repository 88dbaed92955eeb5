/** The board's address: to scan, to open, to copy. */

import { gettext } from "../../i18n.js";
import { html } from "../lit.js";
import { frame } from "./frame.js";

/** @param {import("../store.js").Store} store @param {{close: () => void, copied: boolean, copy: (text: string) => void}} ui */
export function share({ table, page }, ui) {
  const address = new URL(table.board, location.href).href;
  return frame(gettext("看板"), ui.close, html`<div class="stack share">
    <p>${gettext("扫一扫，谁都能看，不用登录。")}</p>
    <img class="share__code" src=${page.qrUrl} width="240" height="240" alt=${gettext("看板的二维码")}>
    <a href=${address} class="share__address">${address}</a>
    <button type="button" class="btn" @click=${() => ui.copy(address)}>${ui.copied ? gettext("抄好了") : gettext("抄下链接")}</button>
  </div>`);
}

/** Copying works without https too, by a selection. @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const address = document.querySelector(".share__address");
  if (!address) return false;
  getSelection()?.selectAllChildren(address);
  return document.execCommand("copy");
}
