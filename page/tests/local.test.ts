import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIONS, MODES } from '../src/engine/constants';
import { loadEngine, type Engine } from '../src/engine/engine';
import { Hints } from '../src/engine/hints';
import { commitmentOf } from '../src/local/commitment';
import type { TableConfig } from '../src/local/config';
import { Game, sameTurn } from '../src/local/game';
import { formatGame, parseGame } from '../src/local/game_file';
import { MessageError } from '../src/texts/message_error';
import { numberOf, textOf } from '../src/local/notation';
import { readPhrase } from '../src/local/phrases';
import { cleanName, Session } from '../src/local/session';
import { sessionPosition } from '../src/local/session_position';
import { HINT_PHRASES } from '../src/local/tables';
import type { Position, RecordMessage, Snapshot, Update } from '../src/net/protocol';
import { RecordReader } from '../src/server/record_reader';
import { Warner } from '../src/local/warnings';
import { sayMessage } from '../src/texts/words.svelte';

type Fixture = {
  names: string[];
  every: number;
  often: number;
  files: { text: string; told: unknown }[];
  games: {
    file: string;
    steps: string[];
    reasons: string[];
    warnings: string[];
    records: string[];
    hints: unknown[];
    last: Position;
  }[];
};

const GAMES = join(import.meta.dirname, '../../tests/games');
const fixture = JSON.parse(readFileSync(join(import.meta.dirname, 'games.json'), 'utf8')) as Fixture;
const textOfGame = (file: string): string => readFileSync(join(GAMES, file), 'utf8');

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine(readFileSync(join(import.meta.dirname, '../src/engine/projectl.wasm')));
});

/** The JSON of a value, keys sorted. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const digest = (value: unknown): string => createHash('sha256').update(stable(value)).digest('hex').slice(0, 16);

async function configOf(file: string): Promise<TableConfig> {
  const { mode, difficulty, seats, seed } = parseGame(textOfGame(file), engine).setup;
  const people = fixture.names.slice(0, seats);
  return {
    table: 'fixture',
    mode,
    difficulty,
    undo: 'free',
    seed,
    commitment: await commitmentOf(seed),
    seats: people.map((name) => ({ kind: 'here', name, agent: null, level: null })),
    created: 0,
  };
}

/** Place 9 of the two rows, and an upgrade of a shape to itself. */
const meansNothing = (text: string): boolean => text === 'take undefined' || /^upgrade (..) \1$/.test(text);

/** Why each action that is not legal now is not; those that mean nothing are left out. */
function reasonsOf({ game }: Session): unknown[] {
  const legal = new Set(game.legal);
  const found: unknown[] = [];
  for (let action = 0; action < ACTIONS; action++) {
    const text = textOf(action, game.setup.mode);
    if (legal.has(action) || meansNothing(text)) continue;
    const { code, params } = game.explain(text);
    found.push([action, { code, params }]);
  }
  return found;
}

/** What each legal action would waste, if it does. */
function wasteOf(session: Session, warner: Warner): unknown[] {
  const position = sessionPosition(session);
  return session.game.legal.flatMap((action) => {
    const told = warner.warningAbout(position, session.game.textOf(action));
    return told ? [[action, told]] : [];
  });
}

describe('a game file', () => {
  test.each(fixture.files)('is read or refused as Python does: $text', ({ text, told }) => {
    let found: unknown;
    try {
      found = formatGame(parseGame(text, engine));
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      found = { code: error.reason.code, params: error.reason.params };
      expect(sayMessage(error.reason)).not.toMatch(/^file-error|undefined/);
    }
    expect(JSON.parse(JSON.stringify(found))).toEqual(told);
  });
});

test.each(MODES)('every action of %s has one text and comes back', (mode) => {
  const texts = Array.from({ length: ACTIONS }, (_, action) => textOf(action, mode));
  const meaningful = texts.filter((text) => !meansNothing(text));
  expect(new Set(meaningful).size).toBe(meaningful.length);
  texts.forEach((text, action) => meansNothing(text) || expect(numberOf(` ${text.toUpperCase()} `, mode)).toBe(action));
});

test('every game is in the fixture', () => {
  expect(fixture.games.map(({ file }) => file)).toEqual(readdirSync(GAMES).sort());
});

describe.each(fixture.games)('$file', ({ file, steps, reasons, records, warnings, hints, last }) => {
  test('is shown as the server shows it, position by position and event by event', async () => {
    const history = parseGame(textOfGame(file), engine).history;
    const session = new Session(await configOf(file), engine);
    const found = [digest([sessionPosition(session), []])];
    for (const { action } of history) {
      const { player } = session.game;
      const events = session.commit(session.act(player, session.game.textOf(action), session.seq));
      found.push(digest([sessionPosition(session), events]));
    }
    expect(sessionPosition(session)).toEqual(last);
    expect(found).toEqual(steps);
  });

  test('is read from records as the server shows it', () => {
    const reader = new RecordReader(engine);
    for (const text of records) {
      const { seq, position, events } = reader.read(JSON.parse(text) as RecordMessage) as Snapshot | Update;
      if (text === records.at(-1)) expect(position).toEqual(last);
      expect(digest([position, events])).toBe(steps[seq]);
    }
  });

  test('has the reasons of the server for whatever is not legal', async () => {
    const history = parseGame(textOfGame(file), engine).history;
    const session = new Session(await configOf(file), engine);
    const found = [digest(reasonsOf(session))];
    history.forEach(({ action }, index) => {
      session.commit(session.act(session.game.player, session.game.textOf(action), session.seq));
      if ((index + 1) % fixture.every === 0) found.push(digest(reasonsOf(session)));
    });
    expect(found).toEqual(reasons);
  });

  test('has the server’s warnings of waste, asked of what is shown', async () => {
    const history = parseGame(textOfGame(file), engine).history;
    const session = new Session(await configOf(file), engine);
    const warner = new Warner(engine);
    const found = [digest(wasteOf(session, warner))];
    history.forEach(({ action }, index) => {
      session.commit(session.act(session.game.player, session.game.textOf(action), session.seq));
      if ((index + 1) % fixture.often === 0) found.push(digest(wasteOf(session, warner)));
    });
    expect(found).toEqual(warnings);
  });

  test('has the server’s word for what speaks for each turn', () => {
    const past = parseGame(textOfGame(file), engine);
    const game = new Game(engine, past.setup);
    const speaker = new Hints(engine);
    const turns = past.history.filter(({ turn }) => !turn.touches);
    const found: unknown[] = [];
    for (let at = 0; at < turns.length;) {
      const actions = turns.slice(at).filter(({ turn }) => sameTurn(turn, turns[at]!.turn));
      const numbers = actions.map(({ action }) => action);
      speaker.play(game.state, numbers);
      const claim = speaker.claimForTurn();
      found.push(readPhrase(HINT_PHRASES[claim.code]!, claim));
      for (const action of numbers) game.play(action);
      at += numbers.length;
    }
    expect(found).toEqual(hints);
  });

  test('is written as it was read', () => {
    const game = parseGame(textOfGame(file), engine);
    const text = formatGame(game);
    expect(formatGame(parseGame(text, engine))).toBe(text);
  });
});

test('a name stays in its line, and has the marks of its script', () => {
  expect(cleanName('A' + '\u0301'.repeat(23) + 'da')).toBe('\u00c1' + '\u0301'.repeat(4) + 'da');
  expect(cleanName(' Thúy  ')).toBe('Thúy');
  expect(cleanName('လျှို့')).toBe('လျှို့'.normalize('NFC'));
});
