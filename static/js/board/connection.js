/** Says on the board whether it is live. What was shown last stays when the connection is lost. */

const sign = document.getElementById("connection");
const dot = sign.querySelector(".dot");
const says = sign.querySelector("[data-says]");

/** @param {boolean} live */
function show(live) {
  const text = live ? sign.dataset.live : sign.dataset.lost;
  if (says.textContent === text) return;
  says.textContent = text;
  dot.classList.toggle("dot--live", live);
  dot.classList.toggle("dot--lost", !live);
  document.body.classList.toggle("board--lost", !live);
}

/** Ask for the board once more after a request failed, so that nothing stays behind. */
function again() {
  setTimeout(() => document.getElementById("now").dispatchEvent(new CustomEvent("bobo:again")), 2000);
}

document.body.addEventListener("htmx:sseOpen", () => show(true));
document.body.addEventListener("htmx:sseError", () => show(false));
document.body.addEventListener("htmx:sseClose", () => show(false));
for (const failed of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
  document.body.addEventListener(failed, () => {
    show(false);
    again();
  });
}
document.body.addEventListener("htmx:afterSwap", () => show(true));
window.addEventListener("offline", () => show(false));
