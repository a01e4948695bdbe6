import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, people } from '../support/shopping.ts';
import { desktop, newVisitor, phone } from '../support/visitor.ts';

const ROUTE = '/b2b/quick-order';

describe('the quick order of a professional', () => {
  it('is pasted, looked over, added in one call, and keeps what could not be added', async () => {
    const page = await newVisitor(phone, { allowed: [/ERR_FAILED/] });
    await startSignedIn(page, people.noRewards);
    await page.goto('/account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Quick order' }).click();
    await heading(page, 'Quick order').waitFor();
    expect(new URL(page.url()).pathname).toBe(ROUTE);
    await page.getByRole('button', { name: 'Review list' }).click();
    await page.getByText('Paste or type at least one SKU.').waitFor();

    const unknown = `GM${randomUUID().slice(0, 8).toUpperCase()}`;
    const list = page.getByLabel('SKUs and quantities');
    const text = `SKU\tProduct\tQuantity\n1401\tC15 Bright Serum\t2\n1403,1\n${unknown} 3\nserum two`;
    await list.fill(text);
    await page.reload();
    await expect.poll(() => list.inputValue()).toBe(text);
    await page.getByRole('button', { name: 'Review list' }).click();
    const table = page.getByRole('table', { name: 'Products on your list' });
    await table.getByText('C15 Bright Serum').waitFor();
    await table.getByText('SKU not found').waitFor();
    const unread = page.getByRole('listitem').filter({ hasText: 'Line 5, “serum two”' });
    await unread.getByText('Enter a SKU, for example 1401.').waitFor();

    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && /\/cart\//.test(request.url())) bodies.push(request.postDataJSON());
    });
    let isBroken = true;
    await page.route('**/api/v1/regen/cart/*', (route) =>
      isBroken && route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Add 2 products to cart' }).click();
    await page.getByText('Nothing was added to your cart').waitFor();
    expect(await list.inputValue()).toBe(text);

    isBroken = false;
    bodies.length = 0;
    await page.getByRole('button', { name: 'Add 2 products to cart' }).click();
    await page.getByText('2 products are in your cart').waitFor();
    expect(bodies).toEqual([
      {
        add: [
          { sku: '1401', quantity: 2 },
          { sku: '1403', quantity: 1 },
        ],
      },
    ]);
    expect(await list.inputValue()).toBe(`${unknown} 3\nserum two`);
    const outcome = page.getByRole('listitem');
    await outcome.filter({ hasText: /^C15 Bright Serum.*: Added 2\.$/ }).waitFor();
    await outcome.filter({ hasText: `${unknown}: Not added: SKU not found.` }).waitFor();
    await outcome.filter({ hasText: '“serum two”: Not added.' }).waitFor();
    await page.getByText('2 products added to your cart, 2 not added').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' }).waitFor();
  });

  it('finds products by name, and says why it added fewer', async () => {
    const page = await newVisitor(desktop, { allowed: [/ERR_FAILED/] });
    await startSignedIn(page, people.noRewards);
    await page.goto(ROUTE);
    const list = page.getByLabel('SKUs and quantities');
    await list.fill('Bright Serum 9999');
    // By the keyboard alone: the second line from the box of names, then the first by its name.
    const names = page.getByRole('combobox', { name: 'No SKU? Add by name' });
    await names.fill('zzqqx');
    await page.getByText('No products found for “zzqqx”.').waitFor();
    await names.fill('');
    await names.pressSequentially('1403');
    await page.getByRole('option', { name: /1403$/ }).waitFor();
    await names.press('ArrowDown');
    await names.press('Enter');
    await page.getByText(/^Added .+ to your list\.$/).waitFor({ state: 'attached' });
    await expect.poll(() => list.inputValue()).toBe('Bright Serum 9999\n1403 1');
    await page.getByRole('button', { name: 'Review list' }).click();
    const found = page.getByRole('list', { name: 'Products for line 1' }).getByRole('button', { name: /1401$/ });
    // The pressed button goes away: the focus waits where the answer will be, also when there is none.
    await page.route('**/api/v1/regen/products/ids', (route) => route.abort());
    await found.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.inputValue()).toBe('1401 9999\n1403 1');
    const outcome = page.locator(':focus');
    await outcome.getByText('We couldn’t check your list').waitFor();
    await page.unroute('**/api/v1/regen/products/ids');
    await page.getByRole('button', { name: 'Review list' }).click();
    await outcome.getByRole('heading', { name: 'Your list' }).waitFor();
    const table = page.getByRole('table', { name: 'Products on your list' });
    await table.getByText(/^instead of 9999: (the limit is \d+ per order|only \d+ (is|are) left)$/).waitFor();
    await page.getByRole('button', { name: 'Add 2 products to cart' }).click();
    const cut = page.getByRole('listitem').filter({ hasText: /^C15 Bright Serum.*: Added \d+ instead of 9999: / });
    await cut.filter({ hasText: /the limit is \d+ per order|only \d+ (is|are) left/ }).waitFor();
    expect(await list.inputValue()).toBe('');

    await list.fill('1401 1');
    await page.getByRole('button', { name: 'Review list' }).click();
    await page.getByRole('button', { name: 'Add 1 product to cart' }).click();
    const none = page.getByRole('listitem').filter({ hasText: /^C15 Bright Serum.*: Not added: / });
    await none.filter({ hasText: /, and your cart already had \d+\.$/ }).waitFor();
    expect(await list.inputValue()).toBe('1401 1');
  });
});

it('is closed to others, with an explanation', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, people.retail);
  await page.goto(ROUTE);
  await heading(page, /^This page is for/).waitFor();
  expect(await page.getByLabel('SKUs and quantities').count()).toBe(0);
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).waitFor();
  expect(await page.getByRole('link', { name: 'Quick order' }).count()).toBe(0);
});
