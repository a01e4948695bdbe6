// What every test of the store hears of a live connection that fails: an attempt that took too long is normal, and nothing else.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { desktop, endVisits, newVisitor } from '../support/visitor.ts';

/** Opens a live connection from a page, closed at once if it `isSlow`, and waits until it has failed. */
async function connect(page: Page, url: string, { isSlow = false } = {}): Promise<void> {
  const said = page.waitForEvent('console');
  await page.evaluate(
    ({ to, isGivenUp }) => {
      const socket = new WebSocket(new URL(to, location.href));
      if (isGivenUp) socket.close();
    },
    { to: url, isGivenUp: isSlow },
  );
  await said;
}

const LIVE = '/api/v1/regen/live?token=none';

it('lets an attempt be that was given up before it was answered', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/');
  await connect(page, LIVE, { isSlow: true });
  await expect(endVisits()).resolves.toBeUndefined();
});

it.each([
  ['the server refuses', LIVE],
  ['the policy of the page refuses', 'wss://elsewhere.example/api/v1/regen/live?token=none'],
])('reports one that %s', async (_, url) => {
  const page = await newVisitor(desktop);
  await openPage(page, '/');
  await connect(page, url);
  await expect(endVisits()).rejects.toThrow(/The browser said:.*live\?token=none/s);
});
