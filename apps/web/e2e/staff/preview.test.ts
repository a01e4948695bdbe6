// Staff preview drafts at their addresses, in a store of their own: what is saved meanwhile would be in the way of other journeys.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadHarness } from '../../../../tools/server/harness.ts';
import { heading, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, newVisitor, phone, press } from '../support/visitor.ts';

type Harness = Awaited<ReturnType<typeof loadHarness>>;

let store: Awaited<ReturnType<Harness['startLiveStore']>>;
beforeAll(async () => {
  store = await (await loadHarness()).startLiveStore();
  await store.savePageDraft('winter-notes', 'Longer days are near.');
});
afterAll(() => store?.stop());

it.each([
  ['desktop', desktop],
  ['phone', phone],
])('staff begin a preview, see a draft as it is saved, and leave on a %s', async (_, screen) => {
  const text = `Longer days are near, on ${screen.isMobile ? 'a phone' : 'a desk'}.`;
  const draft = `${store.url}/winter-notes`;
  // The page is not there outside of the preview.
  const page = await newVisitor(screen, { allowed: [/status of 404/] });
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await page.goto(`${store.url}/login?redirect=/admin`);
  await signInAs(page, 'noor@regen.example');
  await heading(page, 'Staff').waitFor();
  await page.getByText(/^Pages show what was published in the store’s own content service up to /).waitFor();
  expect(await bar.count()).toBe(0);

  await press(page.getByRole('button', { name: 'Preview drafts' }));
  await page.waitForURL(`${store.url}/uac`);
  await bar.waitFor();
  await page.goto(draft);
  await heading(page, 'About winter-notes').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Saved in another window: the page that shows it is loaded again by itself.
  await store.savePageDraft('winter-notes', text);
  await expectFollowed(page, text);
  expect((await fetch(draft)).status).toBe(404);

  await press(bar.getByRole('button', { name: 'Leave preview' }));
  await heading(page, 'We couldn’t find this page').waitFor();
  expect(page.url()).toBe(draft);
  expect(await bar.count()).toBe(0);
  await page.goto(`${store.url}/about`);
  await page.getByRole('main').waitFor();
  expect(await bar.count()).toBe(0);
});

/** The page has been loaded again and shows what was saved; or says what each side of the preview knows. */
async function expectFollowed(page: Page, text: string): Promise<void> {
  try {
    await page.getByRole('main').getByText(text).waitFor();
  } catch (error) {
    const known = await page.evaluate(async () => {
      const answer = await fetch(`/preview/version?page=${encodeURIComponent(location.pathname)}`);
      return {
        url: location.href,
        isHidden: document.hidden,
        loadedAgo: Math.round(performance.now()),
        version: document.querySelector<HTMLElement>('[data-version]')?.dataset['version'],
        answer: [answer.status, await answer.text()],
        main: document.querySelector('main')?.textContent?.slice(0, 200),
      };
    });
    throw new Error(`The page did not follow the draft: ${JSON.stringify(known)}`, { cause: error });
  }
}
