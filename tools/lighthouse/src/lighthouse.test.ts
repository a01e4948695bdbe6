import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer } from '../../server/open-server.ts';
import { createDemoDatabase } from '../../server/test-cluster.ts';
import { openChrome, type Chrome } from '../on-demand/measure.ts';

/**
 * What Lighthouse says of the built store that does not depend on the clock: one run for each page decides, and a bad one is not repeated.
 * Times are for `npm run lighthouse`, on a quiet machine.
 */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const stack = new AsyncDisposableStack();
let url = '';
let chrome: Chrome | undefined;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'regen-lighthouse-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await createDemoDatabase();
  stack.defer(() => database.drop());
  const server = await openServer(folder, { DATABASE_URL: database.url, WARM_PICTURES: 'false' });
  stack.defer(() => server.stop());
  ({ url } = server);
  const opened = await openChrome();
  stack.defer(() => opened.close());
  chrome = opened;
});
afterAll(() => stack.disposeAsync());

it.each([
  ['home', '/'],
  ['product', '/products/1401'],
])(
  '%s has, in the one run that counts, every point for accessibility, best practices and search, and does not move',
  async (_name, path) => {
    expect(await chrome?.measure(`${url}${path}`, CATEGORIES)).toMatchObject({
      failed: [],
      scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
      layoutShift: 0,
    });
  },
);
