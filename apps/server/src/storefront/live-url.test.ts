import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const LIVE_URL = 'wss://live.store.test/api/v1/regen/live';
const PLACES = { env: { LIVE_URL } };

let own: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  own = await createTestServer(inject('cluster'), { routes: routePlugins });
  elsewhere = await createTestServer(inject('cluster'), { routes: routePlugins, ...PLACES });
});
afterAll(() => Promise.all([own.close(), elsewhere.close()]));

async function page(server: TestServer): Promise<{ connectSrc: string; text: string }> {
  const { headers, text } = await server.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  return { connectSrc: /connect-src ([^;]*)/.exec(policy)?.[1] ?? '', text };
}

it('lets pages open the live connection where it is, and nowhere else', async () => {
  const here = await page(own);
  expect(here.connectSrc).toBe("'self'");
  expect(here.text).not.toContain('liveUrl');
  const there = await page(elsewhere);
  expect(there.connectSrc).toBe("'self' wss://live.store.test");
  expect(there.text).toContain(`"liveUrl":"${LIVE_URL}"`);
});
