/** The socket of one table: sends, receives, and comes back by itself after a break. */

import type { Line, Link, Outgoing } from './backend';
import type { FromServer, RecordMessage } from './protocol';

const FIRST_WAIT = 400; // ms before the first attempt to come back
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000; // for an answer, to connecting too
const LONG_SLEEP = 15_000; // hidden for longer: ask what happened
const AWAKE = 3_000; // for an answer after waking up: sleep may have cut the line unnoticed
const OFFLINE = 1_000; // for an answer when the network is gone: the server may be on this very machine

/** Where the socket is, and how its messages are read. */
export type Access = { address: string; read: (message: FromServer | RecordMessage) => FromServer };

export class Connection implements Line {
  private access: Access | null = null;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private hiddenAt = 0;
  private ended = false;

  constructor(
    access: Promise<Access>,
    private readonly receive: (message: FromServer) => void,
    private readonly tell: (link: Link) => void,
  ) {
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.look);
    window.addEventListener('offline', this.check);
    tell('connecting');
    void access.then((found) => {
      this.access = found;
      if (!this.ended) this.open();
    });
  }

  send(message: Outgoing): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ v: 1, ...message }));
    if (message.type === 'act') this.expectAnswer(PATIENCE);
    return true;
  }

  close(): void {
    this.ended = true;
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.look);
    window.removeEventListener('offline', this.check);
    clearTimeout(this.retry);
    this.stopBeat();
    this.socket?.close();
  }

  hurry = (): void => {
    if (!this.access || this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.open();
  };

  private open(): void {
    const { address, read } = this.access!;
    this.socket?.close();
    this.tell('connecting');
    const socket = new WebSocket(address);
    this.socket = socket;
    this.expectAnswer(PATIENCE); // a server that hangs accepts connections all the same
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.tell('open');
      this.startBeat();
      this.expectAnswer(PATIENCE);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      clearTimeout(this.deadline);
      this.receive(read(JSON.parse(event.data) as FromServer | RecordMessage));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  /** The line is cut; a dead one is not waited for. */
  private lose(): void {
    if (this.ended) return;
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.stopBeat();
    this.tell('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.wait * (0.8 + 0.4 * Math.random()));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  /** Some answer has to come soon. */
  private expectAnswer(within: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lose(), within);
  }

  private startBeat(): void {
    this.stopBeat();
    this.beat = setInterval(() => {
      if (this.send({ type: 'ping' })) this.expectAnswer(PATIENCE);
    }, HEARTBEAT);
  }

  private stopBeat(): void {
    clearInterval(this.beat);
    clearTimeout(this.deadline);
  }

  private wake = (): void => {
    if (document.hidden) {
      this.hiddenAt = Date.now();
      return;
    }
    if (Date.now() - this.hiddenAt < LONG_SLEEP) return;
    this.look();
  };

  /** Is anybody there? */
  private check = (): void => {
    if (this.send({ type: 'ping' })) this.expectAnswer(OFFLINE);
  };

  /** What happened meanwhile? */
  private look = (): void => {
    if (this.send({ type: 'look' })) this.expectAnswer(AWAKE);
    else this.hurry();
  };
}
