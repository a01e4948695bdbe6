import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from './config.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';
import { welcome } from './welcome.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

const config = readConfig({ SEED: 'true', DEV_PAGES: 'true' });

async function heard(): Promise<{ said: string; warnings: string[] }> {
  const said: string[] = [];
  const warnings: string[] = [];
  const log = { warn: (_fields: object, message: string) => void warnings.push(message) };
  await welcome({ url: 'http://127.0.0.1:4000', config, db: database.db, log }, (text) => said.push(text));
  return { said: said.join('\n'), warnings };
}

it('prints the demo sign-ins, or only the URL if they could not be looked up', async () => {
  const whole = await heard();
  expect(whole.said).toContain('open at http://127.0.0.1:4000');
  expect(whole.said).toContain('dana@lumenclinic.example');
  expect(whole.warnings).toEqual([]);

  await database.db.query('alter table users rename to moved_away');
  const broken = await heard();
  expect(broken.said).toContain('open at http://127.0.0.1:4000');
  expect(broken.said).not.toContain('dana@lumenclinic.example');
  expect(broken.warnings).toEqual(['the demo sign-ins could not be looked up']);
});
