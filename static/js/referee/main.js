/** Starts the referee's page. */
import "./element.js";
