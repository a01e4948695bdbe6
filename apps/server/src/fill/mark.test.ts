import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { PASSWORD, PEOPLE, users } from '../testing/shop/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { markAsOwn, openSignInsWarning, openToEverybody } from './mark.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterEach(() => database.drop());

const DORA = PEOPLE.professional;

async function setPassword(email: string, password: string): Promise<void> {
  const hash = await createPasswords().hash(password);
  await database.db.query('update users set password_hash = $1 where email = $2', [hash, email]);
}

async function readMark(): Promise<{ state: string; published?: object } | undefined> {
  const { rows } = await database.db.query<{ value: { state: string } }>(
    `select value from settings where key = 'seed'`,
  );
  return rows[0]?.value;
}

describe('published sign-ins', () => {
  it('are those of all users that the fill wrote', async () => {
    const { rows } = await database.db.query('select from users');
    const open = await openToEverybody(database.db);
    expect(open).toHaveLength(rows.length);
    expect(open).toEqual(expect.arrayContaining(users.map(({ email }) => email)));
  });

  it('are closed by a new password or by disabling the user, and open again with the published password', async () => {
    const before = (await openToEverybody(database.db)).length;
    await setPassword(DORA, 'a word of her own');
    await database.db.query(`update users set disabled_at = now() where email = '${PEOPLE.client}'`);
    const open = await openToEverybody(database.db);
    expect(open).toHaveLength(before - 2);
    expect(open).not.toContain(DORA);
    await setPassword(DORA, PASSWORD);
    expect(await openToEverybody(database.db)).toContain(DORA);
  });

  it('are listed in a warning with a statement that closes them', async () => {
    const warning = (await openSignInsWarning(database.db)) ?? '';
    expect(warning).toContain(DORA);
    await database.db.query(/update users .*?;/.exec(warning)?.[0] ?? '');
    expect(await openSignInsWarning(database.db)).toBeNull();
  });

  it('do not exist in a store without a fill', async () => {
    await database.db.query(`delete from settings where key = 'seed'`);
    expect(await openSignInsWarning(database.db)).toBeNull();
    await markAsOwn(database.db);
    expect(await openSignInsWarning(database.db)).toBeNull();
  });
});

describe('a store that was opened without a fill', () => {
  it('keeps its data, and the mark of an earlier fill', async () => {
    await markAsOwn(database.db);
    expect(await readMark()).toMatchObject({ state: 'done' });
    await database.db.query(`delete from settings where key = 'seed'`);
    await markAsOwn(database.db);
    expect(await readMark()).toEqual({ state: 'own' });
  });
});
