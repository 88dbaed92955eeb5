/** Starts the table page. */
import "./page.js";
