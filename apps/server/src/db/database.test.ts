import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
  await database.db.query('create table notes (text text)');
});
afterAll(() => database.drop());

it('does after a commit what was asked for, when others can see the result', async () => {
  const { db } = database;
  let seen: Promise<{ rows: { text: string }[] }> | undefined;
  await db.transaction(async (tx) => {
    await tx.query(`insert into notes values ('kept')`);
    tx.afterCommit(() => void (seen = db.query('select text from notes')));
    expect(seen).toBeUndefined();
  });
  expect((await seen)?.rows).toEqual([{ text: 'kept' }]);
});

it('forgets it when the transaction is rolled back, and does it once when it is repeated', async () => {
  const { db } = database;
  const done: string[] = [];
  const failing = db.transaction(async (tx) => {
    tx.afterCommit(() => void done.push('rolled back'));
    await tx.query('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');
  let tries = 0;
  await db.transaction(async (tx) => {
    tries += 1;
    const name = `try ${tries}`;
    tx.afterCommit(() => void done.push(name));
    if (tries === 1) await tx.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  expect(done).toEqual(['try 2']);
});
