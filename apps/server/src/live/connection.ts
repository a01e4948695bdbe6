import type { WebSocket } from 'ws';
import type { UserActor } from '../auth/actor.ts';
import { CLOSE } from './live-message.ts';

/** Bytes that may wait for a reader. */
const QUEUE_LIMIT = 256 * 1024;
/** What the answer to a ping for messages carries; those of the heartbeat carry nothing. */
const RECEIVED = 'received';
/** Messages whose receipt is waited for. What a client that answers nothing was sent beyond that counts as not received. */
const MAX_UNANSWERED = 1_000;
/** Milliseconds that a client has to answer a close. */
const CLOSE_LIMIT = 1_000;
/** Frames of a client in `FRAME_WINDOW` milliseconds that are read, and after how many it is no client of ours. */
const MAX_FRAMES = 40;
const TOO_MANY_FRAMES = 400;
const FRAME_WINDOW = 10_000;

export interface ConnectionOptions {
  socket: WebSocket;
  actor: UserActor;
  /** What the address is counted as. */
  network: string;
  onSlow(): void;
}

/** One open socket and what is known about who is at its other end. */
export class Connection {
  /** As last read; permissions may change while the connection is open. */
  actor: UserActor;
  readonly network: string;
  /** Resolves when the socket is gone. */
  readonly closed: Promise<void>;
  /** Until when the session is known to go on, milliseconds since 1970. */
  endsAt = Number.POSITIVE_INFINITY;
  /** By `performance.now()`: when anything came from the client, and when it was last asked for a sign of life. */
  heardAt = performance.now();
  pingedAt = performance.now();
  watchedSkus: readonly string[] = [];
  watchedCourses: readonly string[] = [];
  /** By `performance.now()`. */
  typedAt = Number.NEGATIVE_INFINITY;
  readonly #socket: WebSocket;
  readonly #onSlow: () => void;
  /** What to do once the client has answered the ping that is on its way, and what was sent behind that one. */
  #asked: (() => void)[] = [];
  #unasked: (() => void)[] = [];
  #windowAt = 0;
  #frames = 0;

  constructor({ socket, actor, network, onSlow }: ConnectionOptions) {
    this.#socket = socket;
    this.actor = actor;
    this.network = network;
    this.#onSlow = onSlow;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Bytes that were sent and not yet taken. */
  get queued(): number {
    return this.#socket.bufferedAmount;
  }

  /**
   * Whether it was handed over. Who reads too slowly is closed, so that nobody waits for them. `onReceived` runs once the device has it: frames
   * come in order, and every client answers a ping by itself.
   */
  send(bytes: Buffer, onReceived?: () => void): boolean {
    if (!this.isOpen) return false;
    if (this.queued + bytes.length > QUEUE_LIMIT) {
      this.#onSlow();
      this.close(CLOSE.tooSlow, 'too slow');
      return false;
    }
    this.#socket.send(bytes, { binary: false });
    if (onReceived) this.#ask(onReceived);
    return true;
  }

  #ask(onReceived: () => void): void {
    if (this.#unasked.length < MAX_UNANSWERED) this.#unasked.push(onReceived);
    if (this.#asked.length === 0) this.#askNow();
  }

  /** One ping at a time asks for everything that was sent before it. */
  #askNow(): void {
    this.#asked = this.#unasked;
    this.#unasked = [];
    this.#socket.ping(RECEIVED);
  }

  /** The client has answered a ping. */
  answer(data: Buffer): void {
    this.heardAt = performance.now();
    if (data.toString() !== RECEIVED) return;
    const received = this.#asked;
    this.#asked = [];
    if (this.#unasked.length > 0 && this.isOpen) this.#askNow();
    for (const each of received) each();
  }

  ping(now: number): void {
    this.pingedAt = now;
    if (this.isOpen) this.#socket.ping();
  }

  /** Counts a frame of the client; `closed` for one who floods us. */
  countFrame(now: number): 'read' | 'ignored' | 'closed' {
    if (now - this.#windowAt >= FRAME_WINDOW) {
      this.#windowAt = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    if (this.#frames <= MAX_FRAMES) return 'read';
    if (this.#frames <= TOO_MANY_FRAMES) return 'ignored';
    this.close(CLOSE.policy, 'too many frames');
    return 'closed';
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // A client that does not read does not see the close either.
    setTimeout(() => this.#socket.terminate(), CLOSE_LIMIT).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
