import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Queryable } from '../db/database.ts';

export type BusListener = (payload: unknown) => void;

export interface BusMessage {
  topic: string;
  /** JSON, at most 7 kB. */
  payload: unknown;
}

/** Short messages to every process that shares the database. Delivered at least to those connected; nothing is stored. */
export interface Bus {
  /**
   * Sends to all processes, this one included. With `tx` it is sent when the transaction commits, and never lost between the
   * two; but such commits wait for each other, so it is not for what happens with every order. Payload: JSON, at most 7 kB.
   */
  publish(topic: string, payload: unknown, tx?: Queryable): Promise<void>;
  /** The same for several messages, in their order and in one statement. */
  publishAll(messages: readonly BusMessage[], tx?: Queryable): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: BusListener): () => void;
  /** While false, messages of other processes may be missed: caches must not be trusted. */
  readonly isConnected: boolean;
  /** Called each time the connection was lost or is back. */
  onChange(listener: (isConnected: boolean) => void): () => void;
  close(): Promise<void>;
}

export interface BusOptions {
  connection: pg.ClientConfig;
  db: Queryable;
  onError: (error: Error) => void;
  /** Milliseconds between looks whether the connection still brings anything. */
  beatEvery?: number;
}

const CHANNEL = 'regen';
/** Bytes of a message; PostgreSQL takes 7,999. */
export const BUS_LIMIT = 7_000;
/** A connection that a firewall has forgotten looks open forever. */
const BEAT_EVERY = 10_000;
/** Beats after which a message that is still not sent means that nothing works: a statement ends sooner on its own. */
const SENDING_LIMIT = 3;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 3_000;

/** Anyone who may connect to the database can write to the channel. */
function open(text: string): BusMessage {
  try {
    const { topic, payload } = JSON.parse(text) as Partial<BusMessage>;
    if (typeof topic === 'string') return { topic, payload };
  } catch {
    // Said below.
  }
  throw new Error(`A message on the channel "${CHANNEL}" does not belong to the bus and was ignored.`);
}

const PUBLISH = {
  name: 'bus-publish',
  text: 'select pg_notify($1, text) from unnest($2::text[]) with ordinality as m(text, place) order by place',
};

function seal({ topic, payload }: BusMessage): string {
  const text = JSON.stringify({ topic, payload } satisfies BusMessage);
  if (Buffer.byteLength(text) > BUS_LIMIT)
    throw new RangeError(`A bus message on ${topic} is longer than ${BUS_LIMIT} bytes.`);
  return text;
}

/** The bus over LISTEN/NOTIFY on a connection of its own, reconnecting for as long as the process lives. */
export async function createPostgresBus(options: BusOptions): Promise<Bus> {
  const listeners = new Map<string, Set<BusListener>>();
  const watchers = new Set<(isConnected: boolean) => void>();
  const ownBeat = `beat:${randomUUID()}`;
  let isHeard = true;
  let beat: NodeJS.Timeout | undefined;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT;
  let isClosed = false;

  async function publishAll(messages: readonly BusMessage[], tx: Queryable = options.db): Promise<void> {
    if (messages.length > 0) await tx.query(PUBLISH, [CHANNEL, messages.map(seal)]);
  }

  function deliver(topic: string, payload: unknown): void {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        options.onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  function lost(from: pg.Client, error?: Error): void {
    if (client !== from) return;
    client = null;
    clearInterval(beat);
    if (isClosed) return;
    if (error) options.onError(error);
    for (const watcher of watchers) watcher(false);
    schedule();
  }

  /**
   * Sends itself a message from time to time; one that was sent and does not come means that others do not come either. It is sent by
   * another connection: a database that is slow for a while has lost nothing, and nobody has to come back for that.
   */
  function startBeat(from: pg.Client): void {
    const every = options.beatEvery ?? BEAT_EVERY;
    let current: { at: number; sentAt: number | null } = { at: 0, sentAt: null };
    isHeard = true;
    clearInterval(beat);

    function send(): void {
      const own: typeof current = { at: performance.now(), sentAt: null };
      current = own;
      isHeard = false;
      publishAll([{ topic: ownBeat, payload: null }]).then(
        () => (own.sentAt = performance.now()),
        // What could not be sent says nothing about this connection; the next one may.
        () => (isHeard ||= client === from && current === own),
      );
    }

    const look = (): void => {
      if (client !== from) return;
      if (isHeard) return send();
      const { at, sentAt } = current;
      const isLate =
        sentAt === null ? performance.now() - at >= SENDING_LIMIT * every : performance.now() - sentAt >= every / 2;
      if (!isLate) return;
      lost(from, new Error('The bus did not hear its own message and connects again.'));
      void from.end().catch(() => undefined);
    };
    // After what has arrived while this process was busy.
    beat = setInterval(() => void setImmediate(look), every);
    beat.unref();
  }

  function schedule(): void {
    clearTimeout(retry);
    retry = setTimeout(() => void connect().catch(schedule), wait);
    retry.unref();
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  async function connect(): Promise<void> {
    if (isClosed) return;
    const next = new pg.Client({ ...options.connection, application_name: 'regen-bus', keepAlive: true });
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => {
      if (!payload) return;
      try {
        const { topic, payload: content } = open(payload);
        if (topic === ownBeat) isHeard = true;
        else deliver(topic, content);
      } catch (error) {
        options.onError(error as Error);
      }
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    wait = FIRST_WAIT;
    startBeat(next);
    for (const watcher of watchers) watcher(true);
  }

  await connect();

  return {
    get isConnected() {
      return client !== null;
    },
    publish: (topic, payload, tx) => publishAll([{ topic, payload }], tx),
    publishAll,
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => void set.delete(listener);
    },
    onChange(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(beat);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
