/** Recorded hands: as a row of the list, and the table as such a hand saw it. Pure. */

/** A hand just recorded as a row of the list. @param {import("./entry.js").Entry} entry @param {any} answer @returns {import("./types.js").Row} */
export function asRow(entry, { hand: number, net, summary, lines, dealer }) {
  return { number, voided: false, corrected: false, net, summary, lines, dealer, entered: entry.event() };
}

/** The table with the seats and the dealer a recorded hand had. @param {import("./types.js").TableState} table @param {import("./types.js").Row} row */
export function asItWas(table, row) {
  const dealt = row.entered.seats?.map(({ seat }) => seat) ?? Object.keys(row.net).map(Number);
  const seats = table.seats.filter(({ seat }) => dealt.includes(seat)).map((each) => ({ ...each, left: false, missing: 0, mango: 0 }));
  return { ...table, seats, dealer: row.dealer, opener: after(row) };
}

/** The first seat dealt in after the dealer. @param {import("./types.js").Row} row @returns {number|null} */
function after({ dealer, entered }) {
  const order = (entered.seats ?? []).map(({ seat }) => seat);
  const from = order.indexOf(dealer) + 1;
  const here = [...order.slice(from), ...order.slice(0, from)];
  return here.find((seat) => entered.seats.find((each) => each.seat === seat).fate !== "out") ?? null;
}
