// The messages between page and server, version 1.
// Written from the server's models by `python -m projectl.web.typescript`; do not edit.

export const VERSION = 1;

export type Shape = "I1" | "I2" | "I3" | "V3" | "I4" | "L4" | "T4" | "S4" | "O4";

export type EffectKind = "take" | "piece" | "upgrade" | "place" | "reward" | "master" | "done" | "insert" | "pass" | "end" | "touch_cost" | "complete" | "reward_paid" | "reward_due" | "reward_missing" | "coins" | "coins_ready" | "lock_taken" | "mastermind_take" | "mastermind_pass" | "locks" | "mastermind_locks" | "refill" | "last_round" | "tile_gone" | "idle_rounds" | "round" | "touches" | "over" | "turn";

export type Mode = "base" | "solo" | "finesse" | "finesse-solo";

export type Difficulty = "standard" | "challenging" | "unbeatable";

export type Phase = "act" | "master" | "reward" | "touch" | "over";

export type SeatKind = "here" | "link" | "agent";

export type Level = "beginner" | "gentle" | "steady" | "sharp" | "fierce" | "champion";

export type UndoRule = "free" | "none" | "consent";

export type ErrorCode = "malformed" | "stale" | "illegal" | "not_your_turn" | "not_your_seat" | "not_started" | "not_allowed" | "not_kept" | "unavailable" | "busy" | "too_fast" | "too_large";

export type EmoteName = "hello" | "bravo" | "thanks" | "wow" | "oops" | "hmm";

export const EMOTES: readonly EmoteName[] = ["hello", "bravo", "thanks", "wow", "oops", "hmm"];

/** The agent whose levels are characters, and their names, the usual one first. */
export const CHARACTER_AGENT = "search";
export const CHARACTERS: Record<Level, readonly string[]> = {
  beginner: ["Timo", "Nino", "Robi", "Elfi"],
  gentle: ["Lumi", "Oli", "Nuri", "Remi"],
  steady: ["Otto", "Hugo", "Emil", "Bruno"],
  sharp: ["Zeno", "Iris", "Felix", "Argus"],
  fierce: ["Rex", "Drago", "Grom", "Titan"],
  champion: ["Atlas", "Orion", "Altair", "Sirius"],
};

/** Play an action, in notation; `seq` is the last one the client saw.
 * 
 * A `careful` action that would end the turn is not played; `ends_turn` is the answer. */
export interface Act {
  v: 1;
  type: "act";
  seq: number;
  seat: number;
  action: string;
  careful?: boolean;
}

/** An agent one can seat, and its levels, the weakest first; none if it has no levels.
 * 
 * Those that are not `built_in` are of other packages that are installed. */
export interface AgentChoice {
  name: string;
  levels: Level[];
  built_in: boolean;
}

/** All agents one can seat. */
export interface Agents {
  agents: AgentChoice[];
}

/** Allow or refuse what another asked for, by the number of the question. */
export interface Answer {
  v: 1;
  type: "answer";
  seq: number;
  seat: number;
  question: number;
  allow: boolean;
}

/** An answer to a takeback; `allow` is None when the question has lapsed. */
export interface Answered {
  v: 1;
  type: "answered";
  question: number;
  seat: number;
  by: number | null;
  allow: boolean | null;
}

/** Ask which turns look best. */
export interface AskHint {
  v: 1;
  type: "hint";
  seq: number;
  seat: number;
}

/** Ask why an action is not legal; `place 1 L4`, without cells, asks about every way to lie. */
export interface AskWhy {
  v: 1;
  type: "why";
  seat: number;
  action: string;
}

/** A seat asks to take back its last actions; the seats `waiting` have not answered yet.
 * 
 * An `answer` names the `question`. */
export interface Asked {
  v: 1;
  type: "asked";
  question: number;
  seat: number;
  actions: number;
  waiting: number[];
}

/** Take one's seat back from the agent. */
export interface Back {
  v: 1;
  type: "back";
  seat: number;
}

/** A position as its STATE, in base64, without hidden cards, and what no record holds.
 * 
 * `laid` are the pieces on each seat's slots. `seed` is null until the game is over. */
export interface Board {
  record: string;
  laid: LaidPiece[][][];
  seats: SeatHolder[];
  undo: UndoState;
  seed: string | null;
}

/** A person plays again. */
export interface CameBack {
  seq: number;
  seat: number | null;
  kind: "back";
}

/** What is printed on a puzzle. */
export interface Card {
  name: string;
  colour: "white" | "black";
  points: number;
  reward: Shape;
  hole: number;
}

/** The server closes the connection; where `again` is true one should come back soon. */
export interface Closing {
  v: 1;
  type: "closing";
  reason: WireMessage;
  again: boolean;
}

/** Let an agent play for another seat, `absent`, whose person is away or never came. */
export interface Cover {
  v: 1;
  type: "cover";
  seat: number;
  absent: number;
}

/** Something that followed from an action; what does not belong to its kind is null.
 * 
 * `given` is the piece given back for an upgrade, or the shape that was due as a reward; `cells`
 * are those of a placement; `column` belongs to locks. `amount` depends on the kind: points,
 * coins, locks, or the number of a round; 1 for the `done` that ends finishing touches. `told` is
 * the sentence about it, null where the board says enough. */
export interface EffectEvent {
  seq: number;
  seat: number | null;
  kind: EffectKind;
  place: string | null;
  column: number | null;
  slot: number | null;
  puzzle: string | null;
  shape: Shape | null;
  given: Shape | null;
  cells: number | null;
  amount: number;
  told: Telling | null;
}

/** What followed from an action, as EFFECT records in base64. */
export interface Effects {
  kind: "effects";
  seq: number;
  effects: string;
}

/** Somebody shows a small sign; it is nowhere kept. */
export interface Emote {
  v: 1;
  type: "emote";
  seat: number;
  emote: EmoteName;
}

/** A careful action was not played, since it would end the turn. */
export interface EndsTurn {
  v: 1;
  type: "ends_turn";
  seq: number;
  seat: number;
  action: string;
}

/** What was wrong with a client's message; nothing was changed by it. */
export interface ErrorMessage {
  v: 1;
  type: "error";
  code: ErrorCode;
  reason: WireMessage;
  seq: number;
}

/** An agent failed or took too long; a simpler one made its move. */
export interface Faltered {
  seq: number;
  seat: number | null;
  kind: "falter";
}

/** Whether the server does its work; `why` it is `degraded`, if it is.
 * 
 * It is `ready` while tables can be played. An answer that is not has the status 503. */
export interface Health {
  status: "ok" | "degraded" | "closing";
  ready: boolean;
  why: ("database_silent" | "database_hangs" | "database_fails" | "agents_fail")[];
  version: string;
  protocol: number;
}

/** The turns that look best, best first, for the position with this seq. */
export interface Hint {
  v: 1;
  type: "hint";
  seq: number;
  seat: number;
  turns: HintTurn[];
}

/** A turn that looks good, what the search expects of it, and what speaks for it.
 * 
 * `win_chance` goes from 0 to 1, a shared win counts half; `margin` are the points ahead of the
 * best other at the end; the changes are against what was expected before. `figures` says chance
 * and margin in words. If it `goes_on`, its last action turns up a card: the rest depends on it. */
export interface HintTurn {
  actions: string[];
  goes_on: boolean;
  win_chance: number;
  win_change: number;
  margin: number;
  change: number;
  figures: WireMessage;
  reason: WireMessage;
}

/** Take the seat of a link. A program asks for a `bearer` token instead of a cookie.
 * 
 * The `key` is a secret of the client's own: if the answer is lost, the same request has it again. */
export interface JoinTable {
  invite: string;
  name?: string | null;
  key?: string | null;
  bearer?: boolean;
}

/** Somebody took a seat by a link; the name is empty if they chose none. */
export interface Joined {
  seq: number;
  seat: number | null;
  kind: "join";
  name: string;
}

/** The seat one has now, and the secret of a link that gives it back on another device. */
export interface JoinedTable {
  number: number;
  recovery: string;
  token: string | null;
}

/** A piece on a puzzle, and the cells it covers. */
export interface LaidPiece {
  shape: Shape;
  cells: number;
}

/** Let an agent play on. */
export interface Leave {
  v: 1;
  type: "leave";
  seat: number;
}

/** An agent plays on for a seat; `by` is another seat that asked for it, if one did. */
export interface Left {
  seq: number;
  seat: number | null;
  kind: "leave";
  by: number | null;
}

/** All legal actions of the seat to act. Placements are masks, by slot and shape. */
export interface Legal {
  takes: string[];
  pieces: Shape[];
  upgrades: Partial<Record<Shape, Shape[]>>;
  placements: Record<string, Partial<Record<Shape, number[]>>>;
  rewards: Shape[];
  master: boolean;
  done: boolean;
  insert: boolean;
  pass: boolean;
  end: boolean;
}

/** Several things, to be joined as the reader's language does. */
export interface Listing {
  items: Param[];
  link: "and" | "or";
}

/** Ask for a whole snapshot, after a sleep for example. */
export interface Look {
  v: 1;
  type: "look";
}

/** A seat of a new table; `invite` is the secret of its link, sent only once.
 * 
 * The name is empty when nobody chose one. */
export interface MadeSeat {
  number: number;
  kind: SeatKind;
  name: string;
  invite: string | null;
}

/** A new table. `/t/{table}` is its page, and where anybody may watch. */
export interface MadeTable {
  table: string;
  commitment: string;
  seats: MadeSeat[];
  spectate: string;
}

/** The mastermind; `next` are the places it takes from next, empty if it takes nothing. */
export interface MastermindState {
  locks: number[];
  supply: number;
  finished: string[];
  score: number;
  next: string[];
}

/** A message as the parameter of another one. */
export interface NestedMessage {
  code: string;
  params: Record<string, Param>;
}

/** A fresh link for a seat that nobody has taken; the one before is void. */
export interface NewInvite {
  invite: string;
}

/** A seat of a new table: a person at this browser, a person by link, or an agent. */
export interface NewSeat {
  kind: SeatKind;
  name?: string | null;
  agent?: string | null;
  level?: Level | null;
}

/** A table to be made; the number of seats is the number of players. */
export interface NewTable {
  mode: Mode;
  difficulty?: Difficulty | null;
  seats: NewSeat[];
  undo?: UndoRule;
}

/** How the game ended, and the seed, in hexadecimal, whose SHA-256 was published before. */
export interface OutcomeState {
  reason: "black-deck-empty" | "idle-rounds" | "deck-empty" | "last-tile";
  winners: number[];
  decided_by: "points" | "coins" | "puzzles" | "pieces" | null;
  scores: ScoreLine[];
  seed: string;
  commitment: string;
}

export type Param = number | string | NestedMessage | Listing;

/** Ask whether the server is there. */
export interface Ping {
  v: 1;
  type: "ping";
}

/** The server is there. */
export interface Pong {
  v: 1;
  type: "pong";
  seq: number;
}

/** The whole board. `legal` is there only for the holder of the seat to act. */
export interface Position {
  mode: Mode;
  difficulty: Difficulty | null;
  phase: Phase;
  first: number;
  round: number;
  last_round: number | null;
  player: number;
  actions_left: number;
  master_used: boolean;
  mastered: number[];
  reward_due: Shape | null;
  idle_rounds: number;
  market: (Card | null)[];
  deck_left: number[];
  reserve: number[];
  seats: SeatState[];
  mastermind: MastermindState | null;
  tiles: (TileState | null)[];
  tile: number | null;
  bank: number;
  undo: UndoState;
  legal: Legal | null;
  outcome: OutcomeState | null;
}

/** Who is there, when somebody came, went, or got another name; it follows a snapshot too. */
export interface Presence {
  v: 1;
  type: "presence";
  seats: SeatPresence[];
  spectators: number;
}

/** What was wrong; `message` is the reason in English. */
export interface Problem {
  code: string;
  reason: WireMessage;
  message: string;
}

/** All puzzles there are, as printed. */
export interface Puzzles {
  puzzles: Card[];
}

/** Where others on the network find the server; nowhere if it listens to its machine alone. */
export interface Reach {
  addresses: string[];
}

/** Why an action that was asked about is not legal. */
export interface Reason {
  v: 1;
  type: "reason";
  action: string;
  reason: WireMessage;
}

/** Everything, as it is now; `you` are the seats this client holds. */
export interface RecordSnapshot {
  v: 1;
  type: "record_snapshot";
  seq: number;
  table: TableState;
  you: number[];
  board: Board;
  events: (Effects | Undone | Joined | Renamed | Left | CameBack | Faltered)[];
}

/** What happened since the seq before, and the position after it. */
export interface RecordUpdate {
  v: 1;
  type: "record_update";
  seq: number;
  started: boolean;
  board: Board;
  events: (Effects | Undone | Joined | Renamed | Left | CameBack | Faltered)[];
}

/** Take a seat back with the secret of its recovery link. */
export interface RecoverSeat {
  token: string;
  bearer?: boolean;
}

/** The seat one has again. */
export interface RecoveredSeat {
  number: number;
  token: string | null;
}

/** The secret of a fresh link that gives the seat back on another device. */
export interface Recovery {
  number: number;
  recovery: string;
}

/** Everybody may go to the next table; `POST .../rematch` gives each their seat there. */
export interface Rematch {
  v: 1;
  type: "rematch";
  table: string;
}

/** The table that follows, and the seats one has there. */
export interface RematchTable {
  table: string;
  seats: number[];
}

/** Somebody at the table has another name now. */
export interface Renamed {
  seq: number;
  seat: number | null;
  kind: "name";
  name: string;
}

/** Take back one's whole turn, as far as may be. */
export interface ResetTurn {
  v: 1;
  type: "reset_turn";
  seq: number;
  seat: number;
}

/** Where a seat's points come from; in solo the last line, without a seat, is the mastermind. */
export interface ScoreLine {
  seat: number | null;
  rank: number;
  total: number;
  points: number;
  touches: number;
  unfinished: number;
  coins: number;
  puzzles: number;
  pieces: number;
}

/** Who sits there.
 * 
 * `name` is empty when nobody chose one and the agent is no character with a name of its own: then
 * a person is called by the number of the seat, and an agent by `agent` and `level`, in the
 * reader's language. */
export interface SeatHolder {
  number: number;
  name: string;
  kind: SeatKind;
  agent: string | null;
  level: Level | null;
  taken: boolean;
  connected: boolean;
  stand_in: boolean;
}

/** Who is there; the name is empty when nobody chose one.
 * 
 * `away` are the seconds for which nobody has been connected for somebody's seat, null while
 * somebody is. `cover_in` are those until the others may let an agent play for it, null where
 * they may not. */
export interface SeatPresence {
  number: number;
  name: string;
  taken: boolean;
  connected: boolean;
  stand_in: boolean;
  away: number | null;
  cover_in: number | null;
}

/** Who sits there and what they have; `finished` are names of puzzles. */
export interface SeatState {
  number: number;
  name: string;
  kind: SeatKind;
  agent: string | null;
  level: Level | null;
  taken: boolean;
  connected: boolean;
  stand_in: boolean;
  supply: number[];
  slots: (SlotState | null)[];
  finished: string[];
  score: number;
  touches: number;
  pending: number;
  available: number;
}

/** A seat as everybody may know it; the name is empty when nobody chose one. */
export interface SeatSummary {
  number: number;
  name: string;
  kind: SeatKind;
  agent: string | null;
  level: Level | null;
  taken: boolean;
  connected: boolean;
  stand_in: boolean;
}

/** Show the others a small sign: there is no chat. */
export interface SendEmote {
  v: 1;
  type: "emote";
  seat: number;
  emote: EmoteName;
}

/** Change one's name. */
export interface SetName {
  v: 1;
  type: "name";
  seat: number;
  name: string;
}

/** An unfinished puzzle: the cells still empty, and the pieces on it. */
export interface SlotState {
  puzzle: Card;
  hole: number;
  laid: LaidPiece[];
}

/** Everything, as it is now; `you` are the seats this client holds. */
export interface Snapshot {
  v: 1;
  type: "snapshot";
  seq: number;
  table: TableState;
  you: number[];
  position: Position;
  events: TableEvent[];
}

/** What stays the same about a table, or nearly so; `rematch` is the table that followed. */
export interface TableState {
  table: string;
  mode: Mode;
  difficulty: Difficulty | null;
  undo: UndoRule;
  started: boolean;
  over: boolean;
  commitment: string;
  rematch: string | null;
}

/** A table as everybody may know it; `commitment` is the SHA-256 of the seed. */
export interface TableSummary {
  table: string;
  mode: Mode;
  difficulty: Difficulty | null;
  undo: UndoRule;
  seats: SeatSummary[];
  you: number[];
  started: boolean;
  over: boolean;
  commitment: string;
  rematch: string | null;
}

/** Ask the others whether one may take back one's last action. */
export interface Takeback {
  v: 1;
  type: "takeback";
  seq: number;
  seat: number;
}

/** A message about a seat, to which `name` and `person` (`you` or `other`) are to be added. */
export interface Telling {
  code: string;
  params: Record<string, number | string>;
}

/** An agent began to think, at a time in seconds since 1970. */
export interface Thinking {
  v: 1;
  type: "thinking";
  seat: number;
  since: number;
}

/** A tile; of one that lies face down only the `set`, the letter on its back, is known.
 * 
 * `pays` says what for, by its shapes if any. */
export interface TileState {
  set: "A" | "B" | "C";
  name: string | null;
  colour: "pink" | "blue" | null;
  pays: "placing" | "mastering" | "completing" | "taking" | "trading" | "pieces" | "kinds" | "puzzles" | null;
  shapes: Shape[];
}

/** Take back one's last action. */
export interface Undo {
  v: 1;
  type: "undo";
  seq: number;
  seat: number;
}

/** What could be taken back now, and by whom.
 * 
 * `actions` is how many `undo` takes back, `turn` how many `reset_turn` does. While somebody asks
 * for a takeback, `question` is its number, `asking` their seat, and `waiting` those who have not
 * answered yet. */
export interface UndoState {
  rule: UndoRule;
  seat: number | null;
  allowed: boolean;
  actions: number;
  turn: number;
  question: number | null;
  asking: number | null;
  waiting: number[];
}

/** A number of actions were taken back. */
export interface Undone {
  seq: number;
  seat: number | null;
  kind: "undo";
  actions: number;
}

/** What happened since the seq before, and the position after it. */
export interface Update {
  v: 1;
  type: "update";
  seq: number;
  started: boolean;
  position: Position;
  events: TableEvent[];
}

/** What is to be said, in any language; `text` says it in English. */
export interface WireMessage {
  code: string;
  params: Record<string, Param>;
  text: string;
}

export type TableEvent =
  | EffectEvent
  | Undone
  | Joined
  | Renamed
  | Left
  | CameBack
  | Faltered;

export type FromClient =
  | Act
  | Undo
  | ResetTurn
  | Takeback
  | Answer
  | AskHint
  | AskWhy
  | Leave
  | Back
  | Cover
  | SetName
  | SendEmote
  | Look
  | Ping;

export type FromServer =
  | Snapshot
  | Update
  | ErrorMessage
  | Thinking
  | Presence
  | Emote
  | Asked
  | Answered
  | Hint
  | Reason
  | EndsTurn
  | Rematch
  | Pong
  | Closing;

export type RecordMessage =
  | RecordSnapshot
  | RecordUpdate;
