// What the store says over its pages leaves in sight what somebody is writing.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, phone, press } from '../support/visitor.ts';
import { box, newPair, openAsClient, stored, write } from './support.ts';

const unconnected = { allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] };

/** Whether a press on any of its edges comes there. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [middle, top + 2],
      [middle, bottom - 2],
      [left + 2, center],
      [right - 2, center],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

it.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('says that there is no connection above the box, on a %s, until it is closed', async (_name, screen) => {
  const pair = await newPair();
  const page = await openAsClient(pair, screen, unconnected);
  const notice = page.getByRole('region', { name: 'Store status' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.context().setOffline(true);
  await notice.getByText('Keep writing. We’ll send your messages when you’re back online.').waitFor();
  await expect.poll(() => isInSight(box(page))).toBe(true);
  await expect.poll(() => isInSight(send)).toBe(true);
  // It lies over the page, whose footer stays below the window.
  expect((await page.getByRole('contentinfo').boundingBox())?.y).toBeGreaterThanOrEqual(screen.viewport.height);
  // A phone's screen is low: there the conversation takes the place of the store's search.
  expect(await page.locator('header search').isVisible()).toBe(!screen.isMobile);
  const narrow = (await box(page).boundingBox())?.y ?? 0;
  await write(page, 'written meanwhile');
  await box(page).focus();
  await press(notice.getByRole('button', { name: 'Dismiss' }));
  await notice.waitFor({ state: 'detached' });
  await box(page).and(page.locator(':focus')).waitFor();
  await expect.poll(async () => (await box(page).boundingBox())?.y ?? 0).toBeGreaterThan(narrow);
  await page.context().setOffline(false);
  await notice.getByText('You’re back online.').waitFor();
  await expect.poll(() => isInSight(box(page))).toBe(true);
  await press(notice.getByRole('button', { name: 'Dismiss' }));
  await notice.waitFor({ state: 'detached' });
  await stored(page, 'written meanwhile').waitFor();
});
