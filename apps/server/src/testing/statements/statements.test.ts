import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addDatabase } from '../test-engine.ts';
import { checkStatements } from './check.ts';
import type { Report } from './check.ts';
import { EXCEPTIONS } from './exceptions.ts';
import type { Exceptions } from './exceptions.ts';
import { openProgram } from './program.ts';
import type { Program } from './program.ts';
import { SAMPLES } from './samples.ts';

let program: Program;

beforeAll(() => {
  program = openProgram();
});

afterAll(() => program.close());

interface Planted {
  /** Changes the schema first. */
  change?: string;
  sources?: Program;
  exceptions?: Exceptions;
  only?: (path: string) => boolean;
}

async function check({ change, sources = program, exceptions = EXCEPTIONS, only }: Planted = {}): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const { url, drop } = await addDatabase(inject('cluster'));
  stack.defer(drop);
  const client = new pg.Client({ connectionString: url, pipeline: true });
  await client.connect();
  stack.defer(() => client.end());
  if (change !== undefined) await client.query(change);
  return await checkStatements({ program: sources, client, samples: SAMPLES, exceptions, ...(only && { only }) });
}

const USERS = 'modules/users/repository.ts';
const inUsers = (path: string) => path === USERS;
test('every statement of the server fits the schema', async () => {
  const { problems, calls, statements, columns } = await check();
  expect(problems).toEqual([]);
  // It finds the statements: most calls send one, and some several.
  expect(calls).toBeGreaterThan(400);
  expect(statements).toBeGreaterThan(500);
  expect(columns).toBeGreaterThan(1_200);
});

/** What is reported for statements of that file after a change of the schema. */
async function problemsAfter(change: string): Promise<string[]> {
  const { problems } = await check({ change, only: inUsers });
  return problems.map((problem) => {
    const [place = '', said = ''] = problem.split(/(?<=:\d+:\d+): /);
    expect(place).toMatch(/^apps\/server\/src\/modules\/users\/repository\.ts:\d+:\d+$/);
    return said;
  });
}

test('refuses a column that was renamed', async () => {
  expect(await problemsAfter('alter table users rename column phone to telephone')).toContainEqual(
    expect.stringContaining('is refused by PostgreSQL: column u.phone does not exist, near `u.phone, u.country_code'),
  );
});

test('refuses a column whose type was changed', async () => {
  expect(await problemsAfter('alter table accounts alter column rewards_tier type integer using null')).toContain(
    'the statement declares "rewards_tier" as string | null, but it is integer and arrives as number: correct the type, or cast in SQL.',
  );
});

test('refuses a column that may be null and is declared as never null', async () => {
  expect(await problemsAfter('alter table users alter column first_name drop not null')).toContain(
    'the statement declares "first_name" as string, but it can be null: add `| null` to the type, or exclude null in SQL.',
  );
});

const MISTAKES = 'testing/statements/mistakes/mistakes.ts';

test('refuses row types and values that do not fit, with the place and what to do', async () => {
  const sources = openProgram(join(import.meta.dirname, 'mistakes/tsconfig.json'));
  const { problems } = await check({ sources, only: (path) => path === MISTAKES });
  sources.close();
  expect(problems.map((problem) => problem.replace(`apps/server/src/${MISTAKES}:`, ''))).toEqual([
    "15:18: the statement can't be checked: its parameter `id` is known at run time only. Make it of constants, or add it to exceptions.ts with the reason.",
    "17:28: the statement can't be checked: `db.query` is passed on, so what it sends is known at run time only. Make it of constants, or add it to exceptions.ts with the reason.",
    `5:34: the statement selects "sms_opt_in", which its row type lacks: add it (boolean), or don't select it.`,
    `6:47: the statement doesn't select "fax", which its row type has: select it, or remove it from the type.`,
    '7:34: the statement selects "id" twice: name one of them differently.',
    '8:37: the statement declares "count" as number, but it is bigint and arrives as string: correct the type, or cast in SQL.',
    '9:46: the statement declares "images" as { at: Date; }[], but JSON holds no Date, Buffer or bigint: declare what it holds instead.',
    '10:36: the statement declares "name" as string, but it can be null: add `| null` to the type, or exclude null in SQL.',
    '11:37: the statement declares "brand" as string, and nothing shows that it is never null: add `| null`, use `coalesce`, or add the column to exceptions.ts with the reason.',
    '12:18: the statement has 2 parameters, but gets 1 values: pass one for each.',
    '13:18: the statement takes timestamp with time zone as $2, but gets true: convert the value, or cast in SQL.',
    '14:18: the statement takes jsonb as $2, but gets string[]: convert the value, or cast in SQL.',
    `16:54: the statement declares "state" as "pending" | "published", but it can be rejected: add that to the type.`,
  ]);
});

test('refuses an exception that is not needed', async () => {
  const exceptions = {
    statements: [{ path: USERS, statement: 'gone', reason: '' }],
    columns: [{ path: USERS, column: 'email', reason: '' }],
  };
  expect((await check({ exceptions, only: inUsers })).problems).toEqual([
    'exceptions.ts: `gone` of modules/users/repository.ts is checked, or gone: remove the entry.',
    'exceptions.ts: "email" of modules/users/repository.ts is checked, or gone: remove the entry.',
  ]);
});
