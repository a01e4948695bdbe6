import type { Database, Queryable } from '../db/database.ts';
import { statementName } from '../db/statement-name.ts';

export interface WatchedDatabase {
  /** The same database. */
  db: Database;
  /** The names of the statements it was asked, oldest first. */
  statements: string[];
}

/** Which statements some work needs, however much there is to do. */
export function watchStatements(db: Database): WatchedDatabase {
  const statements: string[] = [];
  const watch =
    (query: Queryable['query']): Queryable['query'] =>
    (statement, values) => {
      statements.push(statementName(statement));
      return query(statement, values);
    };
  return {
    statements,
    db: {
      ...db,
      query: watch(db.query),
      transaction: (work, wrap = (query) => query) => db.transaction(work, (query) => wrap(watch(query))),
    },
  };
}
