import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Access, Connection } from '../src/net/connection';
import type { Link } from '../src/net/backend';
import type { FromServer } from '../src/net/protocol';

const LONG = 9_000; // ms: a little more than the page waits for an answer
const SOON = 1_000; // ms: the first attempt to come back

class HangingSocket {
  static readonly OPEN = 1;
  static made: HangingSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;

  constructor(readonly address: string) {
    HangingSocket.made.push(this);
  }

  accept(): void {
    this.readyState = HangingSocket.OPEN;
    this.onopen?.();
  }

  send(): void {}

  close(): void {
    this.readyState = 3;
  }
}

const listening = { addEventListener: () => {}, removeEventListener: () => {} };

describe('a connection', () => {
  let links: Link[];
  let connection: Connection;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { ...listening, hidden: false });
    vi.stubGlobal('window', listening);
    vi.stubGlobal('WebSocket', HangingSocket);
    HangingSocket.made = [];
    links = [];
    const read: Access['read'] = (message) => message as FromServer;
    const access = Promise.resolve({ address: 'ws://table', read });
    connection = new Connection(
      access,
      () => {},
      (link) => links.push(link),
    );
    await access;
    await Promise.resolve();
  });

  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is tried again if a server that hangs never accepts it', () => {
    expect(HangingSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(LONG);
    expect(links).toContain('lost');
    vi.advanceTimersByTime(SOON);
    expect(HangingSocket.made).toHaveLength(2);
  });

  it('is tried again if a server that hangs has accepted it, and says nothing', () => {
    HangingSocket.made[0]!.accept();
    expect(links.at(-1)).toBe('open');
    vi.advanceTimersByTime(LONG);
    expect(links).toContain('lost');
    vi.advanceTimersByTime(SOON);
    expect(HangingSocket.made).toHaveLength(2);
  });
});
