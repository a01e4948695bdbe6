// What a page says when it does not hear anymore what happens elsewhere.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newClient, startSignedIn } from '../support/practice.ts';
import { heading } from '../support/shopping.ts';
import { newVisitor, phone, press } from '../support/visitor.ts';
import { said } from './support.ts';

const status = (page: Page) => page.getByRole('region', { name: 'Store status' });

/** Lets the page's own time pass, a second at a time, until it is so. */
async function within(page: Page, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < seconds && !(await isSo()); second += 1) await page.clock.runFor(1_000);
  expect(await isSo()).toBe(true);
}

it('says that live updates are paused after a series of attempts, where somebody waits for them, and reconnects', async () => {
  // Its time goes by faster than the server's: an attempt may be over before it is answered.
  const page = await newVisitor(phone);
  let isAway = true;
  await page.routeWebSocket(/\/regen\/live\?/, (socket) => {
    if (isAway) void socket.close({ code: 1012 });
    else socket.connectToServer();
  });
  await page.clock.install();
  await startSignedIn(page, await newClient());
  await page.goto('/retail/my-account/my-orders');
  await heading(page, 'Your orders').waitFor();
  const notice = status(page).getByText('Live updates are paused.');
  await within(page, 240, () => notice.isVisible());
  await expect.poll(() => said(page).textContent()).toBe('Live updates are paused.');
  isAway = false;
  await press(status(page).getByRole('button', { name: 'Reconnect' }));
  // An attempt that takes four seconds of the page's time has failed, however little that is here.
  await status(page).getByText('Live updates are back on.').waitFor();
  await within(page, 10, async () => (await status(page).count()) === 0);
});
