import type { Database, Queryable } from '../db/database.ts';
import { statementName } from '../db/statement-name.ts';

export interface WatchedTrips {
  /** The database, watched. */
  db: Database;
  /** The statements of each round trip, oldest first, including `begin` and `commit`. */
  trips: string[][];
}

/** Counts how often code waits for the database: what a connection sends in one turn of the event loop is one round trip. */
export function watchTrips(db: Database): WatchedTrips {
  const trips: string[][] = [];

  /** Records what one connection sends. */
  function connection(): (name: string) => void {
    let trip: string[] | undefined;
    return (name) => {
      if (!trip) {
        trip = [];
        trips.push(trip);
        process.nextTick(() => (trip = undefined));
      }
      trip.push(name);
    };
  }

  const watch =
    (query: Queryable['query'], send: (name: string) => void): Queryable['query'] =>
    (statement, values) => {
      send(statementName(statement));
      return query(statement, values);
    };

  return {
    trips,
    db: {
      ...db,
      query: (statement, values) => watch(db.query, connection())(statement, values),
      async transaction(work, wrap = (query) => query) {
        let send = connection();
        const worked = { trips: 0 };
        const result = await db.transaction(
          async (tx) => {
            const value = await work(tx);
            worked.trips = trips.length;
            return value;
          },
          (query) => {
            send = connection();
            send('begin');
            return wrap(watch(query, send));
          },
        );
        // With the statements that were deferred until the commit, or by itself.
        const last = trips.length > worked.trips ? trips.at(-1) : undefined;
        if (last) last.push('commit');
        else trips.push(['commit']);
        return result;
      },
    },
  };
}
