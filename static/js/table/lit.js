/** The little of lit-html the table page uses, so that its place is named once. */
export { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
export { repeat } from "../../vendor/lit-html/directives/repeat.js";
export { ifDefined } from "../../vendor/lit-html/directives/if-defined.js";
export { live } from "../../vendor/lit-html/directives/live.js";
