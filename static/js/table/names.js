/** The rules count seats, people at the table have names. */

/** @param {string} sentence @param {import("./types.js").Seat[]} seats */
export function byName(sentence, seats) {
  const name = (/** @type {string} */ number, /** @type {string} */ said) => seats.find(({ seat }) => String(seat) === number)?.name ?? said;
  return sentence.replace(/(\d+) 号位/g, (said, number) => name(number, said)).replace(/\bseat (\d+)\b/gi, (said, number) => name(number, said));
}
