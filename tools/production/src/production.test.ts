import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
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

it('runs without what builds and tests it, in at most 340 MB', () => {
  expect(readdirSync(join(home, 'apps/server'))).not.toContain('src');
  for (const name of ['typescript', 'vite', 'vitest'])
    expect(readdirSync(join(home, 'node_modules'))).not.toContain(name);
  expect(sizeOf(home)).toBeLessThan(340 * MEGABYTE);
});

it('has nothing of the demo', () => {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.includes('node_modules'),
  );
  // An empty folder would pass as well.
  expect(files).toContain('apps/server/dist/main.js');
  // npm wants to see the manifest of each workspace.
  const ofDemo = files.filter((path) => path.startsWith('packages/demo-store/') && !path.endsWith('/package.json'));
  expect(ofDemo).toEqual([]);
  expect(files.filter((path) => /\.webm$|(^|\/)seed[^/]*\.js$/.test(path))).toEqual([]);
});

it.each(['/', '/products', '/docs/api', '/readyz', '/sitemap.xml', '/api/v1/regen/products/public'])(
  'serves %s',
  async (path) => {
    const headers = { authorization: `Basic ${btoa('regen-storefront:')}`, 'browser-id': crypto.randomUUID() };
    const response = await fetch(server.url + path, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toBe('');
  },
);

it('contains the programs that the service and the command "regen" start', () => {
  const deploy = join(import.meta.dirname, '../../../deploy');
  const [, main = ''] = /^ExecStart=.* (\S+)$/m.exec(readFileSync(join(deploy, 'regen.service'), 'utf8')) ?? [];
  expect(existsSync(join(home, main))).toBe(true);
  for (const [name, program] of [
    ['admin', 'admin/admin-cli.js'],
    ['backup', 'backup/backup-cli.js'],
    ['restore', 'backup/restore-cli.js'],
    ['catalog', 'catalog/catalog-cli.js'],
    ['content', 'content-cli.js'],
  ] as const) {
    const { status, stdout } = spawnSync('node', [join('apps/server/dist', program), '--help'], {
      cwd: home,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining(`npm run ${name}`)]);
  }
});

it('refuses a folder in which something is', () => {
  expect(() => assemble(home)).toThrow('is not empty');
});
