import { toCents } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CARDS } from '../../../../tools/server/purchase.ts';
import { connected, listen, placeOrder } from '../live/support.ts';
import { colleague, newClient, startSignedIn, type Colleague } from '../support/practice.ts';
import { heading, mailsTo } from '../support/shopping.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, newVisitor, phone, press } from '../support/visitor.ts';

const STAFF = 'noor@regen.example';
const SERUM = 'C15 Bright Serum';
const TRACKING = '1Z999AA10123456784';

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

/** A client with a paid order of two serums. */
async function newOrder(): Promise<{ order: Order; login: string; buyer: Colleague }> {
  const login = await newClient();
  const buyer = await colleague(login);
  const order = await placeOrder(buyer, { sku: '1401', quantity: 2 }, CARDS.good);
  expect(order.state).toBe('paid');
  return { order, login, buyer };
}

/** The page of an order, which hears what happens to it. */
async function follow(login: string, { id, number }: Order): Promise<{ page: Page; heard: () => Promise<string[]> }> {
  const page = await newVisitor(phone);
  await startSignedIn(page, login);
  const live = connected(page);
  await page.goto(`/retail/my-account/my-orders/${id}`);
  await heading(page, `Order ${number}`).waitFor();
  await live;
  return { page, heard: await listen(page) };
}

async function openDesk(path = '/admin/orders', allowed: readonly RegExp[] = []): Promise<Page> {
  const staff = await newVisitor(desktop, { allowed });
  await startSignedIn(staff, STAFF);
  await staff.goto(path);
  return staff;
}

/** Counts the moves of orders that a page sends. */
function countMoves(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/admin/orders/')) count += 1;
  });
  return () => count;
}

/** The texts of emails to an address. */
const emailsOf = async (page: Page, email: string) => (await mailsTo(page, email)).map(({ text }) => text).join('\n');

it('takes an order from its payment to the door, and refunds one unit to the cent, while the buyer watches', async () => {
  const { order, login } = await newOrder();
  const { number, email } = order;
  const { page, heard } = await follow(login, order);

  const staff = await openDesk('/admin');
  await press(staff.getByRole('link', { name: 'Orders', exact: true }));
  await heading(staff, 'Orders').waitFor();
  // By keys alone: search, leave the field, the first row, open it.
  await staff.keyboard.press('/');
  await staff.getByLabel('Search orders').and(staff.locator(':focus')).waitFor();
  await staff.keyboard.type(number);
  await expect.poll(() => staff.getByRole('rowheader').count()).toBe(1);
  await expect.poll(() => new URL(staff.url()).searchParams.get('q')).toBe(number);
  await staff.getByLabel('Search orders').blur();
  await staff.keyboard.press('j');
  await staff.getByRole('link', { name: number }).and(staff.locator(':focus')).waitFor();
  await staff.keyboard.press('Enter');
  await heading(staff, `Order ${number}`).waitFor();
  expect(await staff.title()).toContain(`Order ${number}`);

  // A double click sends one move and reports no conflict. Then the button is gone.
  const moves = countMoves(staff);
  const nextStep = staff.getByRole('heading', { name: 'Next step' }).and(staff.locator(':focus'));
  await staff.getByRole('button', { name: 'Mark as packed' }).dblclick();
  await staff.getByText('Packed and ready to ship.').waitFor();
  await nextStep.waitFor();
  expect(moves()).toBe(1);
  await expect.poll(heard).toContain(`Order ${number}: Packed`);

  await staff.getByLabel('Tracking number').fill('12');
  await press(staff.getByRole('button', { name: 'Mark as shipped' }));
  await staff.getByText('Use 4 to 60 letters, digits, spaces or hyphens.').waitFor();
  await staff.getByLabel('Tracking number').and(staff.locator(':focus')).waitFor();
  await staff.getByLabel('Tracking number').fill(TRACKING);
  await press(staff.getByRole('button', { name: 'Mark as shipped' }));
  await staff.getByText('On its way to the buyer.').waitFor();
  await nextStep.waitFor();
  await expect.poll(heard).toContain(`Order ${number}: Shipped`);
  await page.getByRole('link', { name: /^Track package with UPS/ }).waitFor();

  await press(staff.getByRole('button', { name: 'Mark as delivered' }));
  await staff.getByText('Delivered. Nothing is left to do.').waitFor();
  await expect.poll(heard).toContain(`Order ${number}: Delivered`);
  await page.getByRole('link', { name: 'Review your products' }).waitFor();

  // What the store says of one unit and of both, with shipping, is what was paid.
  const { regen } = await colleague(STAFF);
  const before = await regen.admin.getOrder({ orderId: order.id });
  const [one = 0, both = 0] = before.lines[0]?.refundable ?? [];
  expect(toCents(both) + toCents(before.refundableShipping)).toBe(toCents(order.orderTotal.total));

  await press(staff.getByRole('button', { name: 'Refund…' }));
  const dialog = staff.getByRole('dialog', { name: `Refund order ${number}` });
  await press(dialog.getByRole('button', { name: /^Refund \$0\.00/ }));
  await dialog.getByText('Select what to refund.').waitFor();
  await press(dialog.getByRole('button', { name: `One more: Units of ${SERUM} to refund` }));
  await dialog.getByLabel(/^Reason/).fill('One bottle arrived broken.');
  await expectAccessible(staff);
  await press(dialog.getByRole('button', { name: `Refund ${dollars(one)}` }));
  await dialog.waitFor({ state: 'detached' });
  await staff
    .getByText(`${dollars(one)} refunded`)
    .first()
    .waitFor();
  await staff.getByText('1 refunded', { exact: true }).waitFor();
  expect((await regen.admin.getOrder({ orderId: order.id })).refunded).toBe(one);

  const refunded = page.getByTestId('order-refunded');
  await expect.poll(() => refunded.innerText()).toBe(dollars(one));
  await page.getByText('“One bottle arrived broken.”').waitFor();
  await expectNoSidewaysScroll(page);
  await page.goto(`/order/${order.id}/receipt`);
  await heading(page, 'Receipt').waitFor();
  expect(await refunded.innerText()).toBe(dollars(one));
  await expectAccessible(page);
  await expect.poll(() => emailsOf(page, email)).toContain(dollars(one));
  await expect.poll(() => emailsOf(page, email)).toContain(TRACKING);
});

it('cancels a paid order with a reason, which the buyer reads', async () => {
  const { order, login } = await newOrder();
  const { number, email, orderTotal } = order;
  const { page, heard } = await follow(login, order);
  const staff = await openDesk(`/admin/orders/${order.id}`);
  await press(staff.getByRole('button', { name: 'Cancel order…' }));
  const dialog = staff.getByRole('dialog', { name: `Cancel order ${number}?` });
  await dialog.getByText(`${dollars(orderTotal.total)} goes back to the buyer’s payment method.`).waitFor();
  await press(dialog.getByRole('button', { name: 'Cancel order' }));
  await dialog.getByText('Enter a reason.').waitFor();
  await dialog
    .getByLabel(/^Reason/)
    .and(staff.locator(':focus'))
    .waitFor();
  const reason = 'We can’t ship to this address.';
  await dialog.getByLabel(/^Reason/).fill(reason);
  await press(dialog.getByRole('button', { name: 'Cancel order' }));
  await dialog.waitFor({ state: 'detached' });
  await staff.getByText('Canceled. Nothing is left to do.').waitFor();
  // The button that opened the dialog is gone.
  await staff.getByRole('heading', { name: 'Next step' }).and(staff.locator(':focus')).waitFor();

  await expect.poll(heard).toContain(`Order ${number}: Canceled`);
  await page.getByText(reason).first().waitFor();
  await expect.poll(() => page.getByTestId('order-refunded').innerText()).toBe(dollars(orderTotal.total));
  await expect.poll(() => emailsOf(page, email)).toContain(reason);
  await page.goto(`/order/${order.id}`);
  await heading(page, 'Your order was canceled').waitFor();
});

it('packs several orders at once, says which one someone else was faster with, prints and exports them', async () => {
  const buyer = await colleague(await newClient());
  const email = `desk-${randomUUID()}@example.com`;
  const first = await placeOrder(buyer, { sku: '1401', quantity: 1 }, CARDS.good, email);
  const second = await placeOrder(buyer, { sku: '1401', quantity: 2 }, CARDS.good, email);
  // The one that is refused is also reported by the browser.
  const staff = await openDesk(`/admin/orders?q=${encodeURIComponent(email)}`, [/status of 409/]);
  await expect.poll(() => staff.getByRole('rowheader').count()).toBe(2);

  const [file] = await Promise.all([
    staff.waitForEvent('download'),
    press(staff.getByRole('button', { name: 'Export CSV' })),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`${first.number},${first.placedAt},Paid,Retail,Ada Stone,${email},US,`);

  const [print] = await Promise.all([staff.context().newPage(), staff.getByLabel('Select all on this page').check()]);
  const href = await staff.getByRole('link', { name: 'Picking list' }).getAttribute('href');
  await print.goto(href ?? '');
  await heading(print, 'Picking list').waitFor();
  expect(
    await print
      .getByRole('row', { name: new RegExp(`1401 ${SERUM}`) })
      .getByRole('cell')
      .allInnerTexts(),
  ).toContain('3');
  await print.goto((await staff.getByRole('link', { name: 'Packing slips' }).getAttribute('href')) ?? '');
  await heading(print, 'Packing slip').waitFor();
  expect(await print.getByRole('article').count()).toBe(2);
  expect(await print.getByText('$').count()).toBe(0);
  await print.close();

  const { regen } = await colleague(STAFF);
  const { changedAt } = await regen.admin.getOrder({ orderId: second.id });
  await regen.admin.moveOrder({ orderId: second.id, state: 'packed', changedAt });
  await press(staff.getByRole('button', { name: 'Mark as packed…' }));
  const asked = staff.getByRole('dialog', { name: 'Mark 2 orders as packed?' });
  await asked.waitFor();
  await expectAccessible(staff);
  await press(asked.getByRole('button', { name: 'Mark as packed' }));
  const done = staff.getByRole('dialog', { name: '1 packed, 1 changed by someone else.' });
  await done.getByRole('listitem').filter({ hasText: second.number }).getByText('Changed by someone else').waitFor();
  await press(done.getByRole('button', { name: 'Done' }));
  await staff.getByText(`Nothing found for “${email}”`).waitFor();
  await press(staff.getByRole('link', { name: 'Search all orders' }));
  await expect.poll(() => staff.getByRole('rowheader').count()).toBe(2);
});

it('keeps each of two filters that are chosen quickly, and says that a date is none', async () => {
  const staff = await openDesk('/admin/orders?state=all');
  await heading(staff, 'Orders').waitFor();
  // The first list is still on its way when the second filter is chosen.
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await staff.route(/\/admin\/orders\?/, async (route) => {
    await promise;
    await route.continue();
  });
  await staff.getByLabel('Channel').selectOption('retail');
  await staff.getByLabel('Status').selectOption('canceled');
  release();
  await expect.poll(() => new URL(staff.url()).search).toBe('?state=canceled&site=retail');

  await staff.getByLabel('From', { exact: true }).fill('13/45/2026');
  await staff.keyboard.press('Tab');
  await staff.getByText('Enter a valid date, not after “To”').waitFor();
  await staff.getByLabel('From', { exact: true }).fill('11/01/2026');
  await expect.poll(() => new URL(staff.url()).searchParams.get('from')).toBe('2026-11-01');
  expect(await staff.getByText('Enter a valid date').count()).toBe(0);
});

it('tells the second of two staff members that the first was faster', async () => {
  const { order } = await newOrder();
  const staff = await openDesk('/admin/orders/none', [/status of 409/, /status of 400/]);
  await heading(staff, 'There is no such order').waitFor();
  await press(staff.getByRole('link', { name: 'All orders' }));
  await press(staff.getByRole('link', { name: order.number }));
  await staff.getByRole('button', { name: 'Mark as packed' }).waitFor();
  const { regen } = await colleague(STAFF);
  const { changedAt } = await regen.admin.getOrder({ orderId: order.id });
  await regen.admin.moveOrder({ orderId: order.id, state: 'packed', changedAt });
  await press(staff.getByRole('button', { name: 'Mark as packed' }));
  await staff.getByText('This order has changed').waitFor();
  expect((await regen.admin.getOrder({ orderId: order.id })).state).toBe('packed');
  // What the other one did is shown.
  await staff.getByRole('button', { name: 'Mark as shipped' }).waitFor();
  await expectAccessible(staff);
});
