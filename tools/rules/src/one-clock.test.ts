// The server has one clock, `platform.clock`: the database's time, which all processes share and tests can move. A machine's own
// time, or `now()` in a statement beside it, would be a second one.
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './files.ts';

const SERVER = 'apps/server/src/';
/** Makes the clock. */
const CLOCK = `${SERVER}db/clock.ts`;
/** Here a statement compares with `now()` only what a statement wrote with `now()`: queues, outboxes, expired rows, measurements. */
const BY_DATABASE = ['admin', 'backup', 'bus', 'db', 'fill', 'jobs', 'mail', 'metrics'].map(
  (name) => `${SERVER}${name}/`,
);

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const LITERALS = /`[^`]*`|'[^'\n]*'|"[^"\n]*"/g;
const IN_SQL =
  /\b(?:(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|current_(?:timestamp|date)\b)/i;

const readsMachine = (text: string): boolean => /\bnew Date\(\)|\bDate\.now\(/.test(text.replace(COMMENTS, ''));

function readsDatabase(text: string): boolean {
  const code = text.replace(COMMENTS, '').replace(/\$\{[^{}]*\}/g, '');
  return (code.match(LITERALS) ?? []).some((literal) => IN_SQL.test(literal));
}

test('finds second clocks, and nothing else', () => {
  expect(readsMachine('const at = new Date();')).toBe(true);
  expect(readsMachine('if (Date.now() > end) return;')).toBe(true);
  expect(readsMachine('// Not `new Date()`: the machine may be wrong.\nconst at = new Date(text);')).toBe(false);
  expect(readsDatabase('const SEEN = `p.discontinued_at > now()`;')).toBe(true);
  expect(readsDatabase("db.query('delete from carts where expires_at < CURRENT_TIMESTAMP')")).toBe(true);
  expect(readsDatabase('const at = now();\nconst text = `it is ${now()}`;')).toBe(false);
  expect(readsDatabase('/** Unlike `now()` of the database. */\nconst at = clock.now();')).toBe(false);
});

const files = sourceFiles().filter(({ path }) => path.startsWith(SERVER) && !isTest(path));

test('no server file asks the machine what time it is', () => {
  expect(files.filter(({ text }) => readsMachine(text)).map(({ path }) => path)).toEqual([CLOCK]);
});

test('no statement of a module uses its own time', () => {
  const checked = files.filter(({ path }) => !BY_DATABASE.some((folder) => path.startsWith(folder)));
  expect(checked.filter(({ text }) => readsDatabase(text)).map(({ path }) => path)).toEqual([]);
});
