/**
 * Shapes the table page shares. Points are whole numbers everywhere; seats are seat numbers.
 *
 * @typedef {Object} Seat
 * @property {number} seat
 * @property {string} player id of the player
 * @property {string} name
 * @property {number} total points won or lost so far
 * @property {number|null} bowl points in front of the seat, null where bowls are not carried
 * @property {number} mango points it puts in before the next hand
 * @property {number} missing points its bowl lacks for that
 * @property {boolean} left no longer at the table
 *
 * @typedef {Object} TableState what `GET tables/{id}/` answers
 * @property {string} id
 * @property {string} game
 * @property {string} game_name
 * @property {string} name
 * @property {Object<string, any>} rules
 * @property {number} seq number of the last event
 * @property {boolean} closed
 * @property {Seat[]} seats in playing order
 * @property {number} hand number the next hand gets
 * @property {number|null} dealer
 * @property {number|null} opener
 * @property {number} pool
 * @property {number[]} owes
 * @property {"knockout"|"passed"|null} why
 * @property {{hand: number, of: number, left: number}|null} lap
 * @property {string|null} planned_end ISO 8601
 * @property {number|null} turn_clock seconds
 * @property {Object<string, any>} play what the game keeps beside that (levels, declarer, …)
 * @property {Last|null} last
 * @property {{net: Net, more: Object}|null} closing what the close came to
 * @property {string} board
 *
 * @typedef {{hand: number, net: Net, lines: Line[], summary: string, shown: Object, more: Object<string, any>}} Last
 * @typedef {Object<string, number>} Net points by seat
 * @typedef {{text: string, from: number|"pool", to: number|"pool", points: number, reason: string, section?: string, href?: string}} Line
 * @typedef {{code: string, message: string, field: string, detail: Object, section?: string, href?: string}} Refusal
 *
 * @typedef {Object} Row a hand in the list
 * @property {number} number
 * @property {boolean} voided
 * @property {boolean} corrected
 * @property {Net} net
 * @property {string} summary
 * @property {Line[]} lines
 * @property {number|null} dealer
 * @property {any} entered the hand as it stands in the record
 *
 * @typedef {Object} Turn whose turn it is in the betting log
 * @property {number} round
 * @property {number|null} seat null while the round's first speaker is not known
 * @property {number[]} [speakers]
 * @property {number} bid
 * @property {{act: string, to?: number, min?: number, max?: number|null}[]} acts
 * @property {Object<string, any[]>} [acts_of] what each of the speakers may do
 *
 * @typedef {Object} Preview
 * @property {{net: Net, lines: Line[], summary: string, event?: Object, kind?: string}|null} outcome
 * @property {Refusal|null} refusal
 * @property {Turn|null} turn
 * @property {any} [so_far] what an unfinished hand already comes to, as its game tells it
 * @property {boolean} [stale] something was tapped since
 * @property {{hand: number, before: Net, after: Net}[]} [changes]
 *
 * @typedef {Object} Page what the server knows beside the table
 * @property {string} api address of the table in the API
 * @property {string} clubApi
 * @property {string} live address of the event stream
 * @property {boolean} mayWrite
 * @property {boolean} fixedSeats nobody can join or leave (a game for exactly so many)
 * @property {string} sittingUrl
 * @property {string} clubUrl
 * @property {string} qrUrl
 * @property {string} rulesUrl
 * @property {string} refereeUrl
 * @property {string} title
 * @property {string} place
 * @property {string} zone the club's time zone, in which times are shown wherever the phone is
 * @property {string} playing the game and its stakes, as players say them
 * @property {Object<string, string>} words the game's own words
 * @property {string|null} form folder of the game's form, null for a game without one
 * @property {any} deck what the form needs beside state and words (games/forms.py)
 *
 * @typedef {Object} EntryForm how one game's hands are entered; `<form>/form.js` exports it as `form`
 * @property {(table: TableState, page: Page) => any} empty a draft nobody has touched
 * @property {(draft: any) => boolean} touched
 * @property {(draft: any, table: TableState, page: Page) => {event: Object, missing: string}} toEvent
 *   the hand without type and id, and what is still to be entered ("" when it is all there)
 * @property {(entered: Object, table: TableState, page: Page) => any} fromEvent
 * @property {Set<string>} incomplete codes of refusals that only say that something is still to be entered
 * @property {(field: string, event: Object) => string} place where a refusal belongs: "seat-3", "bids", …
 * @property {(props: FormProps) => any} view
 * @property {(table: TableState, page: Page) => any} [status] what the next hand is played for (levels, who declares), for whoever looks
 * @property {(table: TableState, page: Page) => any} [moment] what the last hand brought about that everyone should see (a match won)
 *
 * @typedef {Object} FormProps
 * @property {TableState} table
 * @property {Page} page
 * @property {any} draft
 * @property {(draft: any) => void} change
 * @property {Preview|null} preview
 * @property {(place: string) => string} wrong sentence of the refusal that belongs there, or ""
 * @property {boolean} amending
 * @property {string} notice why such an event did not go through
 * @property {(events: Object[]) => Promise<boolean>} post other events of the table (bowls)
 */
export {};
