import type { Database, Queryable, Tx } from '../db/database.ts';

type Statement = Parameters<Queryable['query']>[0];

/** Statements of the code are few; texts that are put together at run time must not be remembered forever. */
const MAX_REMEMBERED = 2_000;

/** Whether a statement writes one of these tables. */
function createWriteCheck(tables: readonly string[]): (statement: Statement) => boolean {
  const pattern = new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from)\s+(?:${tables.join('|')})\b`, 'i');
  const remembered = new Map<string, boolean>();
  return (statement) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const known = remembered.get(text);
    if (known !== undefined) return known;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const isWrite = pattern.test(text);
    remembered.set(text, isWrite);
    return isWrite;
  };
}

/** The database, with a call of `wake` after each commit of a statement that writes one of these tables. */
export function wakeOnWrite(db: Database, tables: readonly string[], wake: () => void): Database {
  const isWrite = createWriteCheck(tables);

  async function query<Row>(statement: Statement, values?: readonly unknown[]) {
    const result = await db.query<Row>(statement, values);
    if (isWrite(statement)) wake();
    return result;
  }

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    let hasWritten = false;
    const result = await db.transaction((tx) =>
      work({
        isTransaction: true,
        afterCommit: (later) => tx.afterCommit(later),
        withCommit(statement, values) {
          hasWritten ||= isWrite(statement);
          tx.withCommit(statement, values);
        },
        query(statement, values) {
          hasWritten ||= isWrite(statement);
          return tx.query(statement, values);
        },
      }),
    );
    if (hasWritten) wake();
    return result;
  }

  return { ...db, query, transaction };
}
