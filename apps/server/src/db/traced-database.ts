import type { Tracing } from '../tracing/tracing.ts';
import type { Database, Queryable } from './database.ts';
import { statementName } from './statement-name.ts';

function traceQueries(query: Queryable['query'], tracing: Tracing): Queryable['query'] {
  return <Row>(...[statement, values]: Parameters<Queryable['query']>) => {
    const name = statementName(statement);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    return tracing.step(name, 'client', attributes, () => query<Row>(statement, values));
  };
}

/** A span for each transaction and each statement, by its name. */
export function traceDatabase(db: Database, tracing: Tracing): Database {
  if (!tracing.isOn) return db;
  return {
    ...db,
    query: traceQueries(db.query, tracing),
    transaction: (work, wrap = (query) => query) =>
      tracing.step('transaction', 'internal', {}, () =>
        db.transaction(work, (query) => wrap(traceQueries(query, tracing))),
      ),
  };
}
