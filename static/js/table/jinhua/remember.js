/** How hands are entered at a table stays as it was last chosen, on this phone; so does the last stake. */

const key = (/** @type {string} */ table) => `bobo:${table}:entry`;

/** @param {string} table @returns {{picks: boolean, log: boolean, before: number|null}} */
export function remembered(table) {
  try {
    const { picks, log, before } = JSON.parse(localStorage.getItem(key(table)) ?? "{}");
    return { picks: picks === true, log: log === true, before: Number.isInteger(before) ? before : null };
  } catch {
    return { picks: false, log: false, before: null };
  }
}

/** @param {string} table @param {{picks?: boolean, log?: boolean, before?: number}} what */
export function remember(table, what) {
  try {
    localStorage.setItem(key(table), JSON.stringify({ ...remembered(table), ...what }));
  } catch {
    // A phone that keeps nothing starts with the usual form each time.
  }
}
