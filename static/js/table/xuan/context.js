/** Everything the parts of the form look at, worked out once for each drawing. */

import { splits } from "./cards.js";
import * as draft from "./draft.js";
import { nextToPick } from "./event.js";
import { addAct, speaking, undoAct } from "./log.js";
import { ranks } from "./order.js";
import { remember } from "./remember.js";

/** @param {import("../types.js").FormProps} props @param {{openSeat: any, openBid: any, ask: any}} ui @returns {import("./form.js").Context} */
export function context(props, ui) {
  const { table, page, draft: now } = props;
  const dealt = draft.dealtIn(now, table);
  const inHand = draft.standing(now, dealt);
  const compared = draft.compared(now, dealt);
  const turn = now.log ? (props.preview?.turn ?? null) : null;
  return {
    ...props, ...ui, words: page.words, dealt, inHand, compared,
    turn,
    speaks: turn && speaking(turn, now.speaker),
    ending: Boolean(now.passed) || inHand.length < 2 || Boolean(turn) || props.preview?.outcome?.kind === "passed",
    ranks: { low: ranks(now.low, compared), high: ranks(now.high, compared) },
    picking: nextToPick(now, inHand),
    splits: (seat) => splits(page.deck, draft.held(now, seat).four),
    tap: taps(props, { dealt, compared }),
  };
}

/** @param {import("../types.js").FormProps} props @param {{dealt: number[], compared: number[]}} seats */
function taps({ table, page, draft: now, change }, { dealt, compared }) {
  const sanhua = table.rules.sanhua === "auto";
  const keep = (/** @type {import("./draft.js").Draft} */ next) => { remember(table.id, next.mode, next.log); change(next); };
  return {
    fold: (seat) => change(draft.tapFold(now, seat)),
    alone: (seat) => change(draft.tapAlone(now, seat, dealt)),
    passed: (round) => change(draft.tapPassed(now, round)),
    round: (round) => change(draft.tapRound(now, round)),
    bid: (points) => change(draft.tapBid(now, points)),
    rank: (group, seat) => change(draft.tapRank(now, group, seat, compared)),
    card: (seat, kind) => change(draft.tapCard(now, seat, kind, page.deck, sanhua)),
    back: (seat) => change(draft.tapBack(now, seat)),
    split: (seat, split) => change(draft.tapSplit(now, seat, split)),
    pick: (seat) => change({ ...now, picking: now.picking === seat ? null : seat }),
    out: (seat) => change(draft.tapOut(now, seat)),
    sanhua: (seat) => change(draft.tapSanhua(now, seat)),
    stake: (seat, points) => change(draft.setStake(now, seat, points)),
    bowl: (seat, points) => change(draft.setBowl(now, seat, points)),
    mode: (mode) => keep({ ...now, mode, picking: null }),
    log: () => keep({ ...now, log: !now.log, speaker: null }),
    act: (round, act) => change(addAct(now, round, act)),
    undoAct: () => change(undoAct(now)),
    speaker: (seat) => change({ ...now, speaker: seat }),
  };
}
