/**
 * Setting up an evening, as pure functions: a draft in, a new draft out. No page, no network.
 *
 * @typedef {{id: string|null, name: string}} Person  id null: a name the club has not met yet
 * @typedef {{key: string, name: string, version: number|null, send: object}} Choice  a preset or a rule set of the
 *   club; send: what opening a table takes
 * @typedef {{key: string, name: string, seats: [number, number], deals: boolean, teams: number[][], choices: Choice[],
 *   last: string}} Game  teams: the seats of each, or none; last: key of the choice it was last played by
 * @typedef {{players: Person[], games: Game[], last: Last|null, sitting: string|null,
 *   reopen: boolean}} Given  reopen: the evening has closed and goes on
 * @typedef {{game: string, people: string[]}} Last  people: ids in seat order
 * @typedef {{game: string, choice: string, known: Person[], seats: Person[], dealer: Person|null,
 *   end: string, place: string, title: string, allotment: number}} Draft  end: "23:30" or ""
 */

/** The same people and game as last time, or nobody yet. @param {Given} given @returns {Draft} */
export function begin(given) {
  const game = given.games.find((one) => one.key === given.last?.game) ?? given.games[0];
  const find = (id) => given.players.find((person) => person.id === id);
  const seats = (given.last?.people ?? []).map(find).filter(Boolean);
  return {
    game: game.key, choice: game.last, known: given.players, seats, dealer: seats[0] ?? null, end: "", place: "", title: "",
    allotment: 0,
  };
}

/** Another game, by the rules it was last played by; everybody keeps his place. @param {Draft} draft @param {Game} game */
export const chooseGame = (draft, game) => ({ ...draft, game: game.key, choice: game.last });

/** @param {Draft} draft @param {Person[]} seats @returns {Draft} with a dealer who sits there */
export const seat = (draft, seats) => ({
  ...draft, seats, dealer: seats.includes(draft.dealer) ? draft.dealer : (seats[0] ?? null),
});

/** Sit down last, or get up. @param {Draft} draft @param {Person} person */
export const toggle = (draft, person) =>
  seat(draft, draft.seats.includes(person) ? draft.seats.filter((one) => one !== person) : [...draft.seats, person]);

/** Put a seat in another place; the others close up. @param {Draft} draft @param {number} from @param {number} to */
export function move(draft, from, to) {
  if (to < 0 || to >= draft.seats.length || from === to) return draft;
  const seats = draft.seats.filter((_, place) => place !== from);
  seats.splice(to, 0, draft.seats[from]);
  return seat(draft, seats);
}

/** A name typed in: the person of that name sits down, known or new. @param {Draft} draft @param {string} typed */
export function add(draft, typed) {
  const name = typed.normalize("NFC").trim();
  if (!name) return draft;
  const met = draft.known.find((person) => person.name === name);
  if (met) return draft.seats.includes(met) ? draft : toggle(draft, met);
  const person = { id: null, name };
  return toggle({ ...draft, known: [...draft.known, person] }, person);
}

/** What still keeps the evening from starting: "few", "many" or "". @param {Draft} draft @param {Game} game */
export function missing(draft, game) {
  if (draft.seats.length < game.seats[0]) return "few";
  return draft.seats.length > game.seats[1] ? "many" : "";
}

/** What a clock in a time zone shows: "23:05". @param {Date} now @param {string} zone such as Asia/Shanghai */
const clock = (now, zone) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(now);

/** Minutes since midnight. @param {string} time "23:05" */
const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The next moment the club's clock shows `end`, wherever the phone thinks it is.
 * @param {string} end "23:30" or ""
 * @param {Date} now @param {string} zone
 * @returns {string|null} ISO 8601
 */
export function moment(end, now, zone) {
  if (!/^\d\d:\d\d$/.test(end)) return null;
  const ahead = (minutes(end) - minutes(clock(now, zone)) + 1440) % 1440 || 1440;
  const then = new Date(now.getTime() + ahead * 60_000);
  then.setSeconds(0, 0);
  return then.toISOString();
}

/** What `POST clubs/{id}/sittings/` takes. @param {Draft} draft @param {Date} now @param {string} zone the club's */
export const sittingBody = (draft, now, zone) => ({
  title: draft.title.trim(), place: draft.place.trim(), planned_end: moment(draft.end, now, zone),
  allotment: draft.allotment,
});

/** What `POST sittings/{id}/tables/` takes. @param {Draft} draft @param {Game} game @param {boolean} reopen */
export const tableBody = (draft, game, reopen) => ({
  game: draft.game,
  ...(reopen ? { reopen } : {}),
  ...game.choices.find((choice) => choice.key === draft.choice).send,
  players: draft.seats.map((person) => (person.id ? { player_id: person.id } : { player: person.name })),
  ...(game.deals && draft.dealer ? { dealer: draft.seats.indexOf(draft.dealer) + 1 } : {}),
});

/** The names of each team as they sit now, for a game in teams. @param {Draft} draft @param {Game} game */
export const teams = (draft, game) =>
  game.teams.map((team) => draft.seats.filter((_, place) => team.includes(place + 1)).map((one) => one.name));
