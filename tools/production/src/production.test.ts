import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type OpenServer } from '../../server/open-server.ts';
import { createDemoDatabase, type DemoDatabase } from '../../server/test-cluster.ts';
import { assemble } from './assemble.ts';

const MEGABYTE = 1_000_000;
const cache = join(import.meta.dirname, '../../../.cache');

let home = '';
let database: DemoDatabase;
let server: OpenServer;

/** Bytes of all files below a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
}

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  home = join(mkdtempSync(join(cache, 'production-')), 'regen');
  assemble(home);
  const install = ['ci', '--omit=dev', '--workspace', '@regen/server', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', install, { cwd: home, stdio: 'pipe' });
  database = await createDemoDatabase();
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'warn', PAYMENT_PROVIDER: 'test', MAIL_URL: 'outbox' };
  server = await openServer(join(home, '.data'), settings, home);
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(join(home, '..'), { recursive: true, force: true });
});

it('runs without what builds and tests it, in at most 300 MB', () => {
  expect(readdirSync(join(home, 'apps/server'))).not.toContain('src');
  for (const name of ['typescript', 'vite', 'vitest'])
    expect(readdirSync(join(home, 'node_modules'))).not.toContain(name);
  expect(sizeOf(home)).toBeLessThan(300 * MEGABYTE);
});

it.each(['/', '/products', '/docs/api', '/readyz', '/sitemap.xml', '/api/v1/regen/products/public'])(
  'answers %s',
  async (path) => {
    const headers = { authorization: `Basic ${btoa('regen-storefront:')}`, 'browser-id': crypto.randomUUID() };
    const answer = await fetch(server.url + path, { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toBe('');
  },
);

it('refuses a folder in which something is', () => {
  expect(() => assemble(home)).toThrow('is not empty');
});
