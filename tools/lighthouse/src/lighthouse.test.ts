import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type OpenServer } from '../../server/open-server.ts';
import { openChrome, type Chrome } from '../on-demand/measure.ts';

/** What Lighthouse says of the built store that does not depend on the clock. Times are for `npm run lighthouse`, on a quiet machine. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

let folder = '';
let server: OpenServer | undefined;
let chrome: Chrome | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'regen-lighthouse-'));
  server = await openServer(folder);
  chrome = await openChrome();
});
afterAll(async () => {
  await chrome?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['home', '/'],
  ['product', '/products/1401'],
])('%s has every point for accessibility, best practices and search, and does not move', async (_name, path) => {
  expect(await chrome?.measure(`${server?.url}${path}`, CATEGORIES)).toMatchObject({
    failed: [],
    scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
    layoutShift: 0,
  });
});
