import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { greet } from './greet.ts';
import type { Opened } from './greet.ts';
import { PEOPLE } from './testing/shop/people.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

async function heard(
  hasHook: boolean,
  needsSeller = false,
): Promise<{ said: string; open: string[]; warnings: string[] }> {
  const said: string[] = [];
  const open: string[] = [];
  const warnings: string[] = [];
  const log = { warn: (_fields: object, message: string) => void warnings.push(message) };
  const onOpen = async ({ openToEverybody }: Opened) => void open.push(...(await openToEverybody()));
  const listening = { url: 'http://127.0.0.1:4000', db: database.db, log, needsSeller, ...(hasHook && { onOpen }) };
  await greet(listening, (text) => void said.push(text));
  return { said: said.join('\n'), open, warnings };
}

it('prints the URL, and tells an addition who can sign in with a published password', async () => {
  const { said, open, warnings } = await heard(true);
  expect(said).toContain('open at http://127.0.0.1:4000');
  expect(open).toContain(PEOPLE.professional);
  expect(warnings).toEqual([]);
  expect(await heard(false)).toMatchObject({ said, open: [], warnings: [] });
});

it('asks for the seller if none is set', async () => {
  expect((await heard(true)).said).not.toContain('SELLER_NAME');
  expect((await heard(true, true)).said).toContain("don't name your company yet: set SELLER_NAME");
});

it('names no closed sign-ins, and prints only the URL if the lookup fails', async () => {
  await database.db.query('update users set disabled_at = now() where email = $1', [PEOPLE.professional]);
  const { open } = await heard(true);
  expect(open).toContain(PEOPLE.otherProfessional);
  expect(open).not.toContain(PEOPLE.professional);

  await database.db.query('alter table users rename to moved_away');
  const broken = await heard(true);
  expect(broken.said).toContain('open at http://127.0.0.1:4000');
  expect(broken.open).toEqual([]);
  expect(broken.warnings).toEqual(['the onOpen hook failed']);
});
