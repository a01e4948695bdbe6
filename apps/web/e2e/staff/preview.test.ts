// Staff preview drafts at their addresses, in a store of their own: what is saved meanwhile would be in the way of other journeys.
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
  await page.getByRole('main').getByText(text).waitFor();
  expect((await fetch(draft)).status).toBe(404);

  await press(bar.getByRole('button', { name: 'Leave preview' }));
  await heading(page, 'We couldn’t find this page').waitFor();
  expect(page.url()).toBe(draft);
  expect(await bar.count()).toBe(0);
  await page.goto(`${store.url}/about`);
  await page.getByRole('main').waitFor();
  expect(await bar.count()).toBe(0);
});
