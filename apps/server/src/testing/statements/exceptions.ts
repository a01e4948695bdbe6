/** A statement that can't be checked before it runs. */
interface UncheckedStatement {
  /** Path of the file below `src`. */
  path: string;
  /** How the argument with the statement begins. */
  statement: string;
  reason: string;
}

/** A column that is never null for a reason that the statement doesn't show. */
interface TrustedColumn {
  path: string;
  column: string;
  reason: string;
}

export interface Exceptions {
  statements: readonly UncheckedStatement[];
  columns: readonly TrustedColumn[];
}

const PASSES_ON = 'passes on a statement, which is checked where it is written';
const OF_LIBRARY = 'written by a library, pg-boss';
const JOURNAL = 'reads the journal of migrations, which a new database lacks';
const ANY_SCHEMA = 'works on the tables of any release';

const ADDRESS = 'an address is stored with a first and a last name';
const LISTS = 'one of several lists that are passed side by side, as long as the others and without nulls';

/** An entry that is no longer needed fails the check. */
export const EXCEPTIONS: Exceptions = {
  statements: [
    { path: 'db/database.ts', statement: 'values === undefined', reason: PASSES_ON },
    { path: 'db/database.ts', statement: '...statement', reason: PASSES_ON },
    { path: 'db/traced-database.ts', statement: 'statement', reason: PASSES_ON },
    { path: 'db/traced-database.ts', statement: 'db.query', reason: PASSES_ON },
    { path: 'fill/store-access.ts', statement: 'statement', reason: PASSES_ON },
    { path: 'db/check-schema.ts', statement: 'text', reason: JOURNAL },
    { path: 'db/migrate.ts', statement: 'text', reason: JOURNAL },
    { path: 'readiness.ts', statement: 'text', reason: JOURNAL },
    { path: 'db/job-queues.ts', statement: 'text', reason: OF_LIBRARY },
    { path: 'jobs/boss.ts', statement: 'text', reason: OF_LIBRARY },
    { path: 'jobs/job-store.ts', statement: 'text', reason: OF_LIBRARY },
    { path: 'jobs/create-jobs.ts', statement: '{ name, text }', reason: OF_LIBRARY },
    { path: 'backup/snapshot.ts', statement: '`select last_value', reason: ANY_SCHEMA },
    { path: 'backup/snapshot.ts', statement: '`lock table', reason: ANY_SCHEMA },
    { path: 'backup/table-copy.ts', statement: 'copyTo', reason: ANY_SCHEMA },
    { path: 'backup/table-copy.ts', statement: 'copyFrom', reason: ANY_SCHEMA },
    { path: 'backup/stored-files.ts', statement: '`select ${columns', reason: ANY_SCHEMA },
    { path: 'backup/restore-database.ts', statement: 'statement', reason: ANY_SCHEMA },
    { path: 'backup/restore-database.ts', statement: '`alter table', reason: ANY_SCHEMA },
    { path: 'backup/restore-database.ts', statement: '`truncate', reason: ANY_SCHEMA },
  ],
  columns: [
    { path: 'modules/cart/cart-write.ts', column: 'sku', reason: LISTS },
    { path: 'modules/messages/live-messages.ts', column: 'accountId', reason: LISTS },
    { path: 'modules/messages/live-messages.ts', column: 'readerId', reason: LISTS },
    {
      path: 'backup/snapshot.ts',
      column: 'name',
      reason: 'from a view of PostgreSQL, in which every sequence has a name',
    },
    { path: 'modules/reviews/repository.ts', column: 'firstName', reason: ADDRESS },
    { path: 'modules/reviews/repository.ts', column: 'lastName', reason: ADDRESS },
    { path: 'mail/render.ts', column: 'firstName', reason: ADDRESS },
  ],
};
