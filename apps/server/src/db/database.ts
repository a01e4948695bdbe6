import pg from 'pg';
import { isRetryable } from './errors.ts';
import { TurnSocket } from './turn-socket.ts';

export interface Rows<Row> {
  rows: Row[];
  rowCount: number;
}

/** Plain SQL with `$1` parameters. With a `name` it is prepared once per connection: for hot reads. */
type Statement = string | { name: string; text: string };

/** Runs SQL, inside or outside a transaction. */
export interface Queryable {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Rows<Row>>;
}

export interface Tx extends Queryable {
  readonly isTransaction: true;
  /**
   * Runs `work` once the transaction has been committed, and never if it is rolled back. What it throws is reported to `onError`: the
   * transaction stays committed.
   */
  afterCommit(work: () => void): void;
  /** Runs as the last statement, together with the commit: one round trip instead of two. If it fails, nothing is committed. */
  withCommit(statement: Statement, values?: readonly unknown[]): void;
}

/** The same function, with something done around each statement. */
export type WrapQuery = (query: Queryable['query']) => Queryable['query'];

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction, commits when it resolves, rolls back when it throws. A serialization failure or a
   * deadlock is repeated up to three times, so `work` must have no effect outside the transaction. `wrap` sees all of its statements,
   * those of `withCommit` too; it must send each at once.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, wrap?: WrapQuery): Promise<T>;
  readonly pool: pg.Pool;
  /** How to reach the database, for connections beside the pool. */
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: pg.ClientConfig;
  poolSize: number;
  /** Errors that no caller awaits: a lost idle connection, work after a commit. */
  onError: (error: Error) => void;
}

const ATTEMPTS = 4;

// Named, because the simple protocol sends each one with its own system call; see `TurnSocket`.
const BEGIN = { name: 'begin', text: 'begin' };
const COMMIT = { name: 'commit', text: 'commit' };

function queryOn(runner: { query: pg.Pool['query'] }): Queryable['query'] {
  return async <Row>(statement: Statement, values?: readonly unknown[]) => {
    const text = typeof statement === 'string' ? { text: statement } : statement;
    const result = await runner.query<Row & pg.QueryResultRow>(
      values === undefined ? text : { ...text, values: values as unknown[] },
    );
    return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
  };
}

type LastStatement = Parameters<Tx['withCommit']>;

function createTx(query: Queryable['query'], last: LastStatement[], afterward: (() => void)[]): Tx {
  return {
    isTransaction: true,
    afterCommit: (work) => void afterward.push(work),
    withCommit: (...statement) => void last.push(statement),
    query,
  };
}

/** Works on one connection of the pool. If that fails, the connection must not go back in the middle of a transaction. */
export async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that dies between two statements reports it here; without a listener the process would end.
  const note = (error: Error) => void (broken = error);
  client.on('error', note);
  try {
    return await work(client);
  } catch (error) {
    await client.query('rollback').catch(note);
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

function attempt<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  wrap: WrapQuery,
  afterward: (() => void)[],
): Promise<T> {
  return onConnection(pool, async (client) => {
    // Not waited for: the first statement of `work` goes to the server right behind it, one way instead of two.
    // It can only fail together with the connection, and then that statement fails as well.
    const begun = client.query(BEGIN);
    begun.catch(() => undefined);
    const query = wrap(queryOn(client));
    const last: LastStatement[] = [];
    const result = await work(createTx(query, last, afterward));
    await begun;
    // Sent at once. A commit after a statement that has failed is a rollback.
    await Promise.all([...last.map((statement) => query(...statement)), client.query(COMMIT)]);
    return result;
  });
}

function runAll(all: readonly (() => void)[], onError: (error: Error) => void): void {
  for (const run of all) {
    try {
      run();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      onError(new Error(`Work after a commit failed: ${reason}`, { cause: error }));
    }
  }
}

export function createDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    max: options.poolSize,
    // A busy machine may take seconds for a new connection; a request that waits longer would be given up by its caller.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'regen',
    // Statements that do not depend on each other's results share one round trip.
    pipeline: true,
    stream: () => new TurnSocket(),
    ...options.connection,
  });
  // An idle connection that breaks is dropped by the pool; the next query opens a new one.
  const { onError } = options;
  pool.on('error', (error) => onError(new Error(`A database connection was lost: ${error.message}`, { cause: error })));

  // A new connection has no listener between the pool and `onConnection`. What goes wrong then fails its first statement too.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    pool,
    connection: options.connection,
    query: queryOn(pool),
    async transaction(work, wrap = (query) => query) {
      for (let tries = 1; ; tries += 1) {
        const afterward: (() => void)[] = [];
        try {
          const result = await attempt(pool, work, wrap, afterward);
          runAll(afterward, onError);
          return result;
        } catch (error) {
          if (tries >= ATTEMPTS || !isRetryable(error)) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}
