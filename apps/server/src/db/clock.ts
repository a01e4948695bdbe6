import type { Clock } from '../clock.ts';
import { DatabaseError } from './connect.ts';
import type { Queryable } from './database.ts';

export interface DatabaseClock extends Clock {
  /** Queries the database again. */
  sync(): Promise<void>;
  stop(): void;
}

/** A process that is further off has a wrong clock; logs, tokens and certificates would be wrong as well. */
const MAX_CLOCK_SKEW_S = 60;
const SYNC_EVERY = 60_000;
/** Milliseconds. A slower reading may be off by as much; the two clocks drift apart less than that in hours. */
const SLOW_READING = 500;

interface Reading {
  /** Milliseconds since 1970 by the database. */
  database: number;
  /** The moment of that reading by `performance.now()`, which no change of the system's clock moves. */
  mark: number;
  /** Milliseconds that the question took; the reading is as uncertain. */
  took: number;
}

async function read(db: Pick<Queryable, 'query'>): Promise<Reading> {
  const began = performance.now();
  const { rows } = await db.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  const took = performance.now() - began;
  const [row] = rows;
  if (!row) throw new Error('The database did not return its time.');
  return { database: row.now, mark: began + took / 2, took };
}

const timeOf = ({ database, mark }: Reading): Date => new Date(database + performance.now() - mark);

/** The database's time, for a command, which ends before the clocks can drift apart. */
export async function readDatabaseClock(db: Pick<Queryable, 'query'>): Promise<Clock> {
  const reading = await read(db);
  return { now: () => timeOf(reading) };
}

function shownDistance(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}

/**
 * The time by the database, for everything that begins and expires: all processes agree on it, whatever their own clocks say. Between two
 * readings a minute apart it advances by a monotonic clock; slow readings are ignored. Throws when this machine's clock is off by more than a minute.
 */
export async function startDatabaseClock(
  db: Pick<Queryable, 'query'>,
  onError: (error: unknown) => void,
): Promise<DatabaseClock> {
  let reading = await read(db);
  const apart = (Date.now() - timeOf(reading).getTime()) / 1000;
  if (Math.abs(apart) > MAX_CLOCK_SKEW_S + reading.took / 1000) {
    const direction = apart > 0 ? 'ahead of' : 'behind';
    throw new DatabaseError(
      `The clock of this machine is ${shownDistance(Math.abs(apart))} ${direction} that of the database. Correct the wrong one (with time synchronization, such as chrony) and start again.`,
    );
  }
  const sync = async (): Promise<void> => {
    const next = await read(db);
    // A slow first reading is replaced by any faster one.
    if (next.took <= Math.max(SLOW_READING, reading.took)) reading = next;
  };
  // Without the database nothing is decided; its time is counted on until it is back.
  const timer = setInterval(() => void sync().catch(onError), SYNC_EVERY);
  timer.unref();
  return {
    now: () => timeOf(reading),
    sync,
    stop: () => clearInterval(timer),
  };
}
