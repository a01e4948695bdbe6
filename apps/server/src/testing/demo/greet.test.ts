import { addDemo } from '@regen/demo-store/demo-start';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { greet } from '../../greet.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(await withDemo(inject('cluster')));
});
afterAll(() => database.drop());

async function heard(change: { SEED?: string; isLocal?: boolean } = {}): Promise<{ said: string; warnings: string[] }> {
  const { SEED, isLocal = true } = change;
  const said: string[] = [];
  const warnings: string[] = [];
  const say = (text: string) => void said.push(text);
  const log = { warn: (_fields: object, message: string) => void warnings.push(message) };
  const refuse = (sentence: string) => {
    throw new Error(sentence);
  };
  const { onOpen } = addDemo({
    env: { SEED },
    isLocal,
    hasDevPages: true,
    progress: { report: () => undefined },
    say,
    refuse,
  });
  await greet({ url: 'http://127.0.0.1:4000', db: database.db, log, needsSeller: false, onOpen }, say);
  return { said: said.join('\n'), warnings };
}

it('prints the URL, and the demo sign-ins only if the demo is added and only this machine can reach the store', async () => {
  const { said, warnings } = await heard();
  expect(said).toContain('open at http://127.0.0.1:4000');
  expect(said).toMatch(/^ {4}dana@lumenclinic\.example +regen-demo-2026 {2}professional, Tier 1$/m);
  expect(warnings).toEqual([]);
  for (const change of [{ SEED: 'false' }, { isLocal: false }, { isLocal: false, SEED: 'true' }]) {
    const without = await heard(change);
    expect(without.said).toContain('open at http://127.0.0.1:4000');
    expect(without.said).not.toContain('@');
  }
});

it('prints no closed sign-ins, and only the URL if the lookup fails', async () => {
  await database.db.query(`update users set disabled_at = now() where email = 'dana@lumenclinic.example'`);
  const { said } = await heard();
  expect(said).toContain('marcus@odeaesthetics.example');
  expect(said).not.toContain('dana@lumenclinic.example');

  await database.db.query('alter table users rename to moved_away');
  const broken = await heard();
  expect(broken.said).toContain('open at http://127.0.0.1:4000');
  expect(broken.said).not.toContain('@');
  expect(broken.warnings).toEqual(['the onOpen hook failed']);
});
