// The messages between page and server, version 1.
// Written from the server's models by `python -m projectl.web.typescript`; do not edit.

export const VERSION = 1;

export type Shape = "I1" | "I2" | "I3" | "V3" | "I4" | "L4" | "T4" | "S4" | "O4";

export type Mode = "base" | "solo" | "finesse" | "finesse-solo";

export type Difficulty = "standard" | "challenging" | "unbeatable";

export type Phase = "act" | "master" | "reward" | "touch" | "over";

export type SeatKind = "here" | "link" | "agent";

export type Level = "gentle" | "steady" | "sharp" | "fierce";

export type UndoRule = "free" | "none" | "consent";

export type ErrorCode = "malformed" | "stale" | "illegal" | "not_your_turn" | "not_your_seat" | "not_started" | "not_allowed" | "not_kept" | "busy" | "too_fast" | "too_large" | "closed";

/** Play an action, in notation; `seq` is the last one the client saw. */
export interface Act {
  v: 1;
  type: "act";
  seq: number;
  seat: number;
  action: string;
}

/** An agent one can seat, and its levels, the weakest first; none if it has no levels. */
export interface AgentChoice {
  name: string;
  levels: Level[];
}

/** All agents one can seat. */
export interface Agents {
  agents: AgentChoice[];
}

/** Allow or refuse what another asked for. */
export interface Answer {
  v: 1;
  type: "answer";
  seq: number;
  seat: number;
  allow: boolean;
}

/** The others were asked and this is what came of it; None: nobody needs to answer any more. */
export interface Answered {
  v: 1;
  type: "answered";
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

/** A seat asks to take back so many actions; those `waiting` have not answered. */
export interface Asked {
  v: 1;
  type: "asked";
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
  message: string;
  again: boolean;
}

/** A player has so many coins more, or less. */
export interface Coins {
  seq: number;
  seat: number | null;
  kind: "coin";
  coins: number;
}

/** A puzzle was completed; `reward` is None while a substitute is due, or if there is none. */
export interface Completed {
  seq: number;
  seat: number | null;
  kind: "complete";
  slot: number;
  puzzle: string;
  points: number;
  reward: Shape | null;
}

/** Let an agent play for another seat, `absent`, whose person is away or never came. */
export interface Cover {
  v: 1;
  type: "cover";
  seat: number;
  absent: number;
}

/** The end is near: this is the last round that will be played. */
export interface DeckRanOut {
  seq: number;
  seat: number | null;
  kind: "last_round";
  round: number;
}

/** A turn ended in which coins could have bought an action. */
export interface Ended {
  seq: number;
  seat: number | null;
  kind: "end";
}

/** What was wrong with a message, in words; nothing was changed by it. */
export interface ErrorMessage {
  v: 1;
  type: "error";
  code: ErrorCode;
  message: string;
  seq: number;
}

/** An agent failed or took too long; a simpler one made its move. */
export interface Faltered {
  seq: number;
  seat: number | null;
  kind: "falter";
}

/** A Master, or one's finishing touches, ended. */
export interface Finished {
  seq: number;
  seat: number | null;
  kind: "done";
  touches: boolean;
}

/** The game ended. */
export interface GameOver {
  seq: number;
  seat: number | null;
  kind: "over";
}

/** A piece came from the reserve. */
export interface GotPiece {
  seq: number;
  seat: number | null;
  kind: "piece";
  shape: Shape;
}

/** Whether the server does its work. */
export interface Health {
  status: "ok" | "closing";
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

/** A turn that looks good: points it gains, the margin it leads to, and what speaks for it. */
export interface HintTurn {
  actions: string[];
  change: number;
  margin: number;
  reason: string;
}

/** An action was bought. */
export interface Inserted {
  seq: number;
  seat: number | null;
  kind: "insert";
}

/** Take the seat of a link. A program asks for a `bearer` token instead of a cookie. */
export interface JoinTable {
  invite: string;
  name?: string | null;
  bearer?: boolean;
}

/** Somebody took a seat by a link. */
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

/** Ask for a whole snapshot, after a sleep for example. */
export interface Look {
  v: 1;
  type: "look";
}

/** A seat of a new table; `invite` is the secret of its link, told only once. */
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

/** A Master began. */
export interface Mastered {
  seq: number;
  seat: number | null;
  kind: "master";
}

/** The mastermind took puzzles, or none, and the locks are so now. */
export interface MastermindMoved {
  seq: number;
  seat: number | null;
  kind: "mastermind";
  places: string[];
  puzzles: string[];
  locks: number[];
}

/** The mastermind; `next` are the places it would take from if nothing changed. */
export interface MastermindState {
  locks: number[];
  supply: number;
  finished: string[];
  score: number;
  next: string[];
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

/** An action was passed, nothing being possible. */
export interface Passed {
  seq: number;
  seat: number | null;
  kind: "pass";
}

/** Ask whether the server is there. */
export interface Ping {
  v: 1;
  type: "ping";
}

/** A piece was laid on cells (a mask) of the puzzle in a slot. */
export interface Placed {
  seq: number;
  seat: number | null;
  kind: "place";
  slot: number;
  shape: Shape;
  cells: number;
  puzzle: string;
}

/** The server is there. */
export interface Pong {
  v: 1;
  type: "pong";
  seq: number;
}

/** The whole board. `legal` is there only for who holds the seat to act. */
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

/** Somebody came, went, or got another name. */
export interface Presence {
  v: 1;
  type: "presence";
  seats: SeatPresence[];
  spectators: number;
}

/** What was wrong, in words. */
export interface Problem {
  code: string;
  message: string;
}

/** All puzzles there are, as printed. */
export interface Puzzles {
  puzzles: Card[];
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

/** A card was turned up: hidden information was revealed. */
export interface Refilled {
  seq: number;
  seat: number | null;
  kind: "refill";
  place: string;
  puzzle: string;
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

/** A piece was chosen in place of a reward the reserve did not have. */
export interface Rewarded {
  seq: number;
  seat: number | null;
  kind: "reward";
  shape: Shape;
  due: Shape;
}

/** A round began. */
export interface RoundBegan {
  seq: number;
  seat: number | null;
  kind: "round";
  round: number;
  last: boolean;
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

/** Who is there. */
export interface SeatPresence {
  number: number;
  name: string;
  taken: boolean;
  connected: boolean;
  stand_in: boolean;
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

/** A seat as anybody may know it. */
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

/** Be called otherwise. */
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

/** A table as anybody may know it; `commitment` is the SHA-256 of the seed. */
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

/** An agent began to think, at a time in seconds since 1970. */
export interface Thinking {
  v: 1;
  type: "thinking";
  seat: number;
  since: number;
}

/** A tile: one that lies face down has no name. `pays` says what for, by its shapes if any. */
export interface TileState {
  name: string | null;
  colour: "pink" | "blue" | null;
  pays: "placing" | "mastering" | "completing" | "taking" | "trading" | "pieces" | "kinds" | "puzzles" | null;
  shapes: Shape[];
}

/** A puzzle was taken into a slot. */
export interface Took {
  seq: number;
  seat: number | null;
  kind: "take";
  place: string;
  puzzle: string;
  slot: number;
}

/** The finishing touches began. */
export interface TouchesBegan {
  seq: number;
  seat: number | null;
  kind: "touches";
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
 * for a takeback, `asking` is their seat and `waiting` those who have not answered yet. */
export interface UndoState {
  rule: UndoRule;
  seat: number | null;
  allowed: boolean;
  actions: number;
  turn: number;
  asking: number | null;
  waiting: number[];
}

/** So many actions were taken back. */
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

/** A piece was exchanged for another. */
export interface Upgraded {
  seq: number;
  seat: number | null;
  kind: "upgrade";
  give: Shape;
  get: Shape;
}

export type TableEvent =
  | Took
  | GotPiece
  | Upgraded
  | Placed
  | Rewarded
  | Mastered
  | Finished
  | Inserted
  | Passed
  | Ended
  | Completed
  | Coins
  | Refilled
  | MastermindMoved
  | RoundBegan
  | DeckRanOut
  | TouchesBegan
  | GameOver
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
  | Leave
  | Back
  | Cover
  | SetName
  | Look
  | Ping;

export type FromServer =
  | Snapshot
  | Update
  | ErrorMessage
  | Thinking
  | Presence
  | Asked
  | Answered
  | Hint
  | Rematch
  | Pong
  | Closing;
