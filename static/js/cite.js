/** Where a line of a slip, or a refusal, stands in the rules. It opens beside, so that nothing entered is lost. */

import { fill, gettext } from "./i18n.js";
import { html, nothing } from "./table/lit.js";

/** @typedef {{section?: string, href?: string}} Cited */

/** What a section is called on its page: `xuan §5.2` is `§5.2`. @param {string} section */
export const number = (section) => section.slice(section.indexOf(" ") + 1);

/** The section at the end of a line, or nothing where none is known. @param {Cited} cited */
export const cite = ({ section, href }) => section && href
  ? html` <a class="cite" href=${href} target="_blank" rel="noopener" aria-label=${fill(gettext("规则 %(section)s"), { section: number(section) })}>${number(section)}</a>` : nothing;

/** The same as a word to tap, beside a refusal. @param {Cited} cited */
export const look = ({ section, href }) => section && href
  ? html`<a class="cite" href=${href} target="_blank" rel="noopener" aria-label=${fill(gettext("规则 %(section)s"), { section: number(section) })}>${gettext("规则")}</a>` : nothing;
