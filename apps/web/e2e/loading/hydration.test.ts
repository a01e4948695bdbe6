// A page is hydrated part by part. What changes in between changes nothing in what React expects the server to have written: anything
// else is an error in the console, which fails the test, and the part is rendered anew.
import { SESSION_KEY } from '@regen/sdk/session';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { people } from '../support/shopping.ts';
import { desktop, hydrated, newVisitor } from '../support/visitor.ts';

type Moment = 'while the frame is hydrated' | 'after the frame, before the parts';

/** Runs in the page. Ends the session the way another tab does, at a moment of hydration. */
function endSession({ key, isAfterFrame }: { key: string; isAfterFrame: boolean }): void {
  const isReached = (node: Element | null) =>
    node !== null && Object.keys(node).some((name) => name.startsWith('__reactFiber'));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    // The button is there as soon as the header is hydrated: the server does not write it.
    const frame = document.querySelector(isAfterFrame ? 'header button[aria-haspopup=menu]' : 'header a');
    if (!isReached(frame)) return port2.postMessage(0);
    if (!isReached(document.querySelector('footer a'))) performance.mark('ended-between');
    localStorage.removeItem(key);
    return dispatchEvent(new StorageEvent('storage', { key }));
  };
  port2.postMessage(0);
}

async function openWhileSessionEnds(path: string, moment: Moment): Promise<Page> {
  const page = await newVisitor(desktop);
  await startSignedIn(page, people.professional);
  const isAfterFrame = moment === 'after the frame, before the parts';
  await page.addInitScript(endSession, { key: SESSION_KEY, isAfterFrame });
  const slowness = await page.context().newCDPSession(page);
  await slowness.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('ended-between').length > 0);
  await slowness.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page;
}

it.each<[Moment, string]>([
  ['while the frame is hydrated', '/'],
  ['after the frame, before the parts', '/'],
  ['after the frame, before the parts', '/products?category=serums'],
  ['after the frame, before the parts', '/products/1401'],
  ['after the frame, before the parts', '/compare?skus=1401,1402'],
  ['after the frame, before the parts', '/locations'],
  ['after the frame, before the parts', '/blogs'],
])('a session that ends in another tab %s: %s', async (moment, path) => {
  const page = await openWhileSessionEnds(path, moment);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Create an account' }).waitFor();
  await hydrated(page);
  expect(await footer.getByRole('link', { name: 'Serums' }).count()).toBe(1);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
