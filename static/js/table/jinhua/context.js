/** Everything the parts of the form look at, worked out once for each drawing. */

import * as draft from "./draft.js";
import { addAct, answer, ask, played, undoAct } from "./log.js";
import { remember } from "./remember.js";
import { cursor } from "./stakes.js";

/** @param {import("../types.js").FormProps} props @param {{openSeat: any, ask: any}} ui @returns {import("./form.js").Context} */
export function context(props, ui) {
  const { table, page, draft: now } = props;
  const dealt = draft.dealtIn(now, table);
  return {
    ...props, ...ui, words: page.words, dealt,
    cursor: now.log ? null : cursor(now, dealt),
    picking: now.picks ? draft.nextToPick(now, dealt) : null,
    turn: now.log ? (props.preview?.turn ?? null) : null,
    played: played(now, table.rules.ante),
    name: (seat) => table.seats.find((place) => place.seat === seat)?.name ?? String(seat),
    tap: taps(props, dealt),
  };
}

/** @param {import("../types.js").FormProps} props @param {number[]} dealt */
function taps({ table, draft: now, change }, dealt) {
  const stake = (/** @type {number} */ seat, /** @type {number} */ points) => {
    remember(table.id, { before: points });
    change(draft.tapStake(now, seat, points));
  };
  const mode = (/** @type {{picks?: boolean, log?: boolean}} */ what) => { remember(table.id, what); change({ ...now, ...what, asked: null, picking: null }); };
  return {
    stake,
    figure: (seat) => change(draft.tapFigure(now, seat)),
    won: (seat) => change(draft.tapWon(now, seat)),
    tie: () => change(draft.tapTie(now)),
    fold: (seat) => change(draft.tapFold(now, seat, dealt)),
    claim: (seat) => change(draft.tapClaim(now, seat)),
    out: (seat) => change(draft.tapOut(now, seat)),
    beatenBy: (seat, other) => change(draft.tapBeatenBy(now, seat, other)),
    picks: () => mode({ picks: !now.picks }),
    pick: (seat) => change({ ...now, picking: seat }),
    card: (seat, kind) => change(draft.tapCard(now, seat, kind)),
    back: (seat) => change(draft.tapBack(now, seat)),
    log: () => mode({ log: !now.log }),
    act: (act) => change(addAct(now, act)),
    ask: (act, other) => change(ask(now, act, other)),
    answer: (seat, result) => change(answer(now, seat, result)),
    undoAct: () => change(undoAct(now)),
  };
}
