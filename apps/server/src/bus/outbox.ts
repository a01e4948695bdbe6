import type { Database, Tx } from '../db/database.ts';
import { BUS_LIMIT } from './bus.ts';
import type { Bus, BusMessage } from './bus.ts';
import { cacheTopic, isLiveEvent, isLiveTopic, LIVE_TOPIC, STOCK_TOPIC } from './live-events.ts';
import type { LiveEvent } from './live-events.ts';
import { createStoredQueue } from './stored-queue.ts';
import { wakeOnWrite } from './wake-on-write.ts';

/** Rows in one transaction. */
const BATCH = 500;
/** Milliseconds between looks for what a killed process, or somebody else at the database, has left. */
const SWEEP_EVERY = 1_000;
/** Bytes of a bus message for its topic and punctuation. */
const ENVELOPE = 100;

export interface OutboxOptions {
  db: Database;
  bus: Pick<Bus, 'publishAll'>;
  onError: (error: Error) => void;
}

export interface Outbox {
  /** Also publishes what others have left, from now on. What is written with this database is published in any case. */
  start(): void;
  /** Waits no longer than so many milliseconds; the rest is published by others. */
  stop(milliseconds: number): Promise<void>;
}

interface StoredEvent {
  id: string;
  topic: string;
  payload: unknown;
}

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

/** Payloads of these events, and of those that only newer processes know. */
function messagesOf(events: readonly LiveEvent[], unknown: readonly BusMessage[]): BusMessage[] {
  const skus = new Set<string>();
  const ended: BusMessage[] = [];
  const others: BusMessage[] = [...unknown];
  for (const event of events) {
    if (event.topic === 'stock') skus.add(event.payload.sku);
    else others.push(event);
    // The process that ended a session says so itself as well, unless it was killed first.
    if (event.topic === 'session')
      ended.push({ topic: cacheTopic('session'), payload: { key: event.payload.sessionId } });
  }
  return [
    ...ended,
    ...packed([...skus]).map((pack) => ({ topic: STOCK_TOPIC, payload: { skus: pack } })),
    ...packed(others).map((pack) => ({ topic: LIVE_TOPIC, payload: pack })),
  ];
}

/**
 * The way from `live_outbox` to the bus. A commit stores what it has to say with what it changes; afterward the process that committed
 * publishes it, and any other does if that one was killed. `NOTIFY` in the commit itself would make commits wait for each other.
 */
export function createOutbox({ db, bus, onError }: OutboxOptions): Outbox {
  /** Malformed rows are logged and dropped so they cannot block the queue. */
  async function handOver(rows: readonly StoredEvent[], tx: Tx): Promise<void> {
    const events: LiveEvent[] = [];
    const unknown: BusMessage[] = [];
    for (const { id: _, ...row } of rows) {
      if (isLiveEvent(row)) events.push(row);
      else if (!isLiveTopic(row.topic)) unknown.push(row);
      else onError(new Error(`A row of live_outbox on the topic "${row.topic}" is malformed and was dropped.`));
    }
    await bus.publishAll(messagesOf(events, unknown), tx);
  }

  const queue = createStoredQueue<StoredEvent>({ db, take, handOver, onError, batch: BATCH, sweepEvery: SWEEP_EVERY });
  const stopWaking = wakeOnWrite(db.pool, queue.wake);
  return {
    start: queue.start,
    stop(milliseconds) {
      stopWaking();
      return queue.stop(milliseconds);
    },
  };
}
