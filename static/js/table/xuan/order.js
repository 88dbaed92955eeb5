/**
 * Who has the better low (or high): seats tapped from the best down. Pure.
 *
 * @typedef {Object} Order
 * @property {number[]} taps seats in the order they were tapped
 * @property {number[]} tied seats as good as the one placed before them
 * @property {boolean} equal the next seat tapped is as good as the last one
 */

/** @type {Order} */
export const NO_ORDER = Object.freeze({ taps: [], tied: [], equal: false });

/** Seats from the best down; the last one left needs no tap. @param {Order} order @param {number[]} seats who compares */
export function placed(order, seats) {
  const taps = order.taps.filter((seat) => seats.includes(seat));
  const rest = seats.filter((seat) => !taps.includes(seat));
  return taps.length && rest.length === 1 ? [...taps, ...rest] : taps;
}

/** @param {Order} order @param {number[]} seats */
export const complete = (order, seats) => seats.length > 1 && placed(order, seats).length === seats.length;

/** Seat → rank from 1, equal ranks a tie. @param {Order} order @param {number[]} seats @returns {Object<number, number>} */
export function ranks(order, seats) {
  /** @type {Object<number, number>} */
  const result = {};
  let rank = 0;
  for (const seat of placed(order, seats)) {
    if (!rank || !order.tied.includes(seat)) rank += 1;
    result[seat] = rank;
  }
  return result;
}

/**
 * Tap a seat: it is placed next; a placed one is taken back; the one that was placed without a tap goes before the
 * last that was tapped (so of two seats one tap on the other turns them round).
 * @param {Order} order @param {number} seat @param {number[]} seats @returns {Order}
 */
export function tap(order, seat, seats) {
  const taps = order.taps.filter((each) => seats.includes(each));
  if (taps.includes(seat)) return without(order, seat);
  const turnsRound = placed(order, seats).includes(seat);
  const kept = turnsRound ? taps.slice(0, -1) : taps;
  const tied = order.tied.filter((each) => kept.includes(each));
  return { taps: [...kept, seat], tied: order.equal && kept.length ? [...tied, seat] : tied, equal: false };
}

/** @param {Order} order @param {number} seat @returns {Order} */
function without(order, seat) {
  const keep = (/** @type {number} */ each) => each !== seat;
  return { taps: order.taps.filter(keep), tied: order.tied.filter(keep), equal: false };
}

/**
 * Tap "equal": before the first tap everyone is equal; then the next one is as good as the last; when all are placed
 * the last two are equal. A second tap takes it back.
 * @param {Order} order @param {number[]} seats @returns {Order}
 */
export function equal(order, seats) {
  const all = placed(order, seats);
  if (!all.length) return { taps: [...seats], tied: seats.slice(1), equal: false };
  if (all.length < seats.length) return { ...order, equal: !order.equal };
  if (all.slice(1).every((seat) => order.tied.includes(seat))) return NO_ORDER;
  const last = all[all.length - 1];
  const tied = order.tied.includes(last) ? order.tied.filter((seat) => seat !== last) : [...order.tied, last];
  return { taps: all, tied, equal: false };
}

/** From ranks back to taps, for a hand that is corrected. @param {[number, number][]} ranked seat and rank @returns {Order} */
export function fromRanks(ranked) {
  const sorted = [...ranked].sort((a, b) => a[1] - b[1]);
  const tied = sorted.filter(([, rank], i) => i > 0 && sorted[i - 1][1] === rank).map(([seat]) => seat);
  return { taps: sorted.map(([seat]) => seat), tied, equal: false };
}
