/** How hands are entered at a table stays as it was last chosen, on this phone. */

const key = (/** @type {string} */ table) => `bobo:${table}:entry`;

/** @param {string} table @returns {["order"|"cards", boolean]} mode and whether the betting is logged */
export function remembered(table) {
  try {
    const { mode, log } = JSON.parse(localStorage.getItem(key(table)) ?? "{}");
    return [mode === "cards" ? "cards" : "order", log === true];
  } catch {
    return ["order", false];
  }
}

/** @param {string} table @param {"order"|"cards"} mode @param {boolean} log */
export function remember(table, mode, log) {
  try {
    localStorage.setItem(key(table), JSON.stringify({ mode, log }));
  } catch {
    // A phone that keeps nothing starts with the usual form each time.
  }
}
