import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loaded } from '../loading/support.ts';
import { colleague, DANA, shareBundle } from '../support/practice.ts';
import { drawer, heading, people, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, newVisitor, phone } from '../support/visitor.ts';

const NAME = 'Evening reset';
const INSTRUCTIONS = `EVENING
1. Quiet Milk Cleanser, for one minute.
2. Three drops of serum.

Write to me when it burns.
It should not.`;

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const addAll = (page: Page) => page.getByRole('button', { name: 'Add all to cart' });
const total = (page: Page) => page.getByRole('region', { name: 'Total' });

async function amountIn(text: Promise<string>): Promise<number> {
  const found = [...(await text).matchAll(/\$([\d,]+\.\d\d)/g)].at(-1)?.[1];
  return Math.round(Number(found?.replaceAll(',', '')) * 100);
}

describe('a shared recommendation', () => {
  it('is read, printed and put into the cart by a visitor, in one call', async () => {
    const dana = await colleague(DANA);
    const bundle = await shareBundle(dana, {
      bundleName: NAME,
      items: ['1101', '1101', '1401', 'GM3101'],
      instructions: INSTRUCTIONS,
    });
    const page = await newVisitor(phone);
    const referrers: string[] = [];
    const adding: string[] = [];
    page.on('request', (request) => {
      referrers.push(request.headers()['referer'] ?? '');
      if (/\/cart\/\w+\/bundle$/.test(request.url())) adding.push(request.url());
    });
    await page.goto(pathOf(bundle));
    await heading(page, NAME).waitFor();
    await page.getByText(/^By Dana, Lumen/).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByText('Quantity 2, $').waitFor();
    await page.getByText('One more product in this recommendation isn’t sold in your store').waitFor();
    expect(await page.getByText('GM3101').count()).toBe(0);
    const lines = page.getByRole('region', { name: 'Products' }).getByRole('listitem');
    expect(await lines.count()).toBe(2);
    const sum = (await amountIn(lines.nth(0).innerText())) + (await amountIn(lines.nth(1).innerText()));
    expect(await amountIn(total(page).innerText())).toBe(sum);
    const usage = page.getByRole('region', { name: 'How to use it' });
    expect(await usage.getByRole('listitem').allInnerTexts()).toEqual([
      'Quiet Milk Cleanser, for one minute.',
      'Three drops of serum.',
    ]);
    await usage.getByText('Write to me when it burns.').waitFor();
    await expectNoSidewaysScroll(page);

    await page.emulateMedia({ media: 'print' });
    expect(await addAll(page).isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await usage.isVisible()).toBe(true);
    await total(page).getByText(`/bundle/${bundle.bundleToken}`).waitFor();
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ media: 'screen' });

    await addAll(page).click();
    await drawer(page).waitFor();
    await drawer(page).getByText('3 items').waitFor();
    await drawer(page).getByText('One product in this recommendation is not sold in your store.').waitFor();
    expect(adding).toHaveLength(1);
    await page.goBack();
    await drawer(page).waitFor({ state: 'hidden' });
    await page.getByText('Added to your cart').waitFor();
    await total(page).getByText('One product in this recommendation is not sold in your store.').waitFor();
    await expectAccessible(page);
    expect(referrers.filter((referrer) => referrer.includes('/bundle/'))).toEqual([]);
    await total(page).getByRole('link', { name: 'View cart' }).click();
    await heading(page, 'Your cart').waitFor();
    await page.getByRole('spinbutton').first().waitFor();
  });

  it('is saved by a client, who can still open it after the link was replaced', async () => {
    const dana = await colleague(DANA);
    const bundle = await shareBundle(dana, { bundleName: NAME });
    const page = await newVisitor(phone, { allowed: [/status of 404/] });
    await page.goto(pathOf(bundle));
    await page.getByRole('link', { name: 'Sign in to save it' }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, people.retail);
    await heading(page, NAME).waitFor();
    await page.getByRole('button', { name: 'Save to my account' }).click();
    await page.getByText('Saved to your account').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Saved to your account/);
    await expectNoSidewaysScroll(page);

    const { bundleId } = bundle;
    const { url } = await dana.regen.recommendations.replaceLink({ userId: dana.userId, bundleId });
    await page.reload();
    await page.getByText('Saved to your account').waitFor();

    const stranger = await newVisitor(phone, { allowed: [/status of 404/] });
    await stranger.goto(pathOf(bundle));
    await heading(stranger, 'We couldn’t find this recommendation').waitFor();
    await expectNoSidewaysScroll(stranger);
    await stranger.goto(pathOf({ url }));
    await heading(stranger, NAME).waitFor();
  });

  it('belongs to the client whom it was sent to', async () => {
    const dana = await colleague(DANA);
    const ana = await colleague(people.retail);
    const { bundleToken } = await shareBundle(dana, { bundleName: NAME });
    const path = `/recommendations/${bundleToken}/${ana.accountId}`;
    const page = await newVisitor(phone);
    await page.goto(path);
    await heading(page, NAME).waitFor();
    await page.getByRole('link', { name: 'Sign in to save it' }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, people.professional);

    await heading(page, 'This was sent to another account').waitFor();
    await page.getByText(people.professional).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'View with my account' }).click();
    await heading(page, NAME).waitFor();
    // Priced for the viewer.
    await page.getByText('Your Tier 2 professional price').first().waitFor();
    expect(await page.getByRole('button', { name: 'Save to my account' }).count()).toBe(0);
    await page.goBack();

    await page.getByRole('button', { name: 'Switch accounts' }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, people.retail);
    await heading(page, NAME).waitFor();
    await addAll(page).click();
    await drawer(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
  });
});

it('gives out the PDF of a professional', async () => {
  const dana = await colleague(DANA);
  const { items } = await dana.regen.recommendations.list({ id: dana.userId, perPage: 50 });
  const withFile = items.find(({ hasFile }) => hasFile);
  if (!withFile) throw new Error('No bundle of the demo has a PDF.');
  const page = await newVisitor(desktop);
  await page.goto(pathOf(withFile));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);
});

it('says what has left the range, and leaves it out of the total', async () => {
  const bundle = await shareBundle(await colleague(DANA), { bundleName: NAME });
  const page = await newVisitor(desktop);
  await page.route('**/recommendations/*/userId/public', async (route) => {
    const response = await route.fetch();
    // No API call can remove a product from the catalog; this is the response that would follow.
    const answer = (await response.json()) as { items: { product: object | null }[] };
    answer.items = answer.items.map((item, index) => (index === 0 ? { ...item, product: null } : item));
    await route.fulfill({ response, json: answer });
  });
  await page.goto(pathOf(bundle));
  await page.getByRole('heading', { name: 'No longer available' }).waitFor();
  await page.getByText('Total (1 item)').waitFor();
  expect(await page.getByRole('region', { name: 'Products' }).getByRole('link').count()).toBe(1);
});

it('says what failed, with the reference for support, and can be tried again', async () => {
  const bundle = await shareBundle(await colleague(DANA), { bundleName: NAME });
  const page = await newVisitor(desktop, { allowed: [/status of 500/] });
  await page.route('**/recommendations/*/userId/public', (route) =>
    // Nothing makes the server fail from outside; this is what it says when it does.
    route.fulfill({
      status: 500,
      // Repeated at once, and not after seconds.
      headers: { 'retry-after': '0' },
      json: { code: 'internal', message: 'No.', requestId: 'req_of_this_call' },
    }),
  );
  await page.goto(pathOf(bundle));
  await heading(page, 'Something went wrong on our side').waitFor();
  await page.getByText('req_of_this_call').waitFor();
  await page.unroute('**/recommendations/*/userId/public');
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, NAME).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('keeps the page and the press when the connection is lost', async () => {
  const bundle = await shareBundle(await colleague(DANA), { bundleName: NAME });
  const page = await newVisitor(desktop, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto(pathOf(bundle));
  await addAll(page).waitFor();
  await loaded(page);
  await page.context().setOffline(true);
  await addAll(page).click();
  await total(page).getByText('We couldn’t reach the store.').waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await addAll(page).click();
  await drawer(page).getByText('2 items').waitFor();
  expect(await drawer(page).getByRole('spinbutton').count()).toBe(2);
});
