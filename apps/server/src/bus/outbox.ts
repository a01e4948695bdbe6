import type { Database, Tx } from '../db/database.ts';
import { BUS_LIMIT } from './bus.ts';
import type { Bus } from './bus.ts';
import { cacheTopic, LIVE_TOPIC, STOCK_TOPIC } from './live-events.ts';
import type { LiveEvent } from './live-events.ts';
import { createStoredQueue } from './stored-queue.ts';
import { wakeOnWrite } from './wake-on-write.ts';

/** Tables with a trigger that writes into `live_outbox`. */
export const LIVE_TABLES: readonly string[] = [
  'applications',
  'bundle_events',
  'carts',
  'conversation_sides',
  'courses',
  'messages',
  'orders',
  'points_ledger',
  'sessions',
  'stock',
  'users',
];

/** Rows in one transaction. */
const BATCH = 500;
/** Milliseconds between looks for what a killed process, or somebody else at the database, has left. */
const SWEEP_EVERY = 1_000;
/** Bytes of a bus message for its topic and punctuation. */
const ENVELOPE = 100;

export interface OutboxOptions {
  db: Database;
  bus: Bus;
  onError: (error: Error) => void;
}

export interface Outbox {
  /** The database with which the application writes: what it commits is published right away. */
  readonly db: Database;
  /** Also publishes what others have left, from now on. */
  start(): void;
  /** Waits no longer than so many milliseconds; the rest is published by others. */
  stop(milliseconds: number): Promise<void>;
}

type StoredEvent = LiveEvent & { id: string };

// An array, because a list that a join might read again would take other rows the second time. The commit does not wait for the disk: what
// a crash of the machine brings back is published once more.
const takeText = (condition: string) =>
  `delete from live_outbox where id = any(array(
     select o.id from live_outbox o, set_config('synchronous_commit', 'off', true) ${condition}
     order by o.id limit $1 for update of o skip locked))
   returning id, topic, payload`;
const TAKE = { name: 'outbox-take', text: takeText('') };
const TAKE_LEFT = { name: 'outbox-sweep', text: takeText(`where o.created_at < now() - interval '1 second'`) };

async function take(tx: Tx, batch: number, isSweep: boolean): Promise<StoredEvent[]> {
  const { rows } = await tx.query<StoredEvent>(isSweep ? TAKE_LEFT : TAKE, [batch]);
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id));
}

/** Puts as many as fit into each message of the bus. */
export function packed<T>(items: readonly T[], limit = BUS_LIMIT - ENVELOPE): T[][] {
  const packs: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (size > room || packs.length === 0) {
      packs.push([]);
      room = limit;
    }
    packs.at(-1)?.push(item);
    room -= size;
  }
  return packs;
}

async function publishAll(bus: Bus, rows: readonly StoredEvent[], tx: Tx): Promise<void> {
  const skus = new Set<string>();
  const events: LiveEvent[] = [];
  for (const { id: _, ...event } of rows) {
    if (event.topic === 'stock') skus.add(event.payload.sku);
    else events.push(event);
  }
  // The process that ended a session says so itself as well, unless it was killed first.
  for (const { topic, payload } of events)
    if (topic === 'session') await bus.publish(cacheTopic('session'), { key: payload.sessionId }, tx);
  for (const pack of packed([...skus])) await bus.publish(STOCK_TOPIC, { skus: pack }, tx);
  for (const pack of packed(events)) await bus.publish(LIVE_TOPIC, pack, tx);
}

/**
 * The way from `live_outbox` to the bus. A commit stores what it has to say with what it changes; afterward the process that committed
 * publishes it, and any other does if that one was killed. `NOTIFY` in the commit itself would make commits wait for each other.
 */
export function createOutbox({ db, bus, onError }: OutboxOptions): Outbox {
  const queue = createStoredQueue<StoredEvent>({
    db,
    take,
    handOver: (rows, tx) => publishAll(bus, rows, tx),
    onError,
    batch: BATCH,
    sweepEvery: SWEEP_EVERY,
  });
  return { db: wakeOnWrite(db, LIVE_TABLES, queue.wake), start: queue.start, stop: queue.stop };
}
