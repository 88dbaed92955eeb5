/** Starts the referee's page; where the games do not fit in a line, the one asked about is in sight. */
import "./element.js";

document.querySelector(".referee__games [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
