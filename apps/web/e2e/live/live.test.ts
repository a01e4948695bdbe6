// What happens on one device shows on the others.
import { isErrorOf } from '@regen/sdk';
import { expect, it } from 'vitest';
import { cardOf, CARDS } from '../../../../tools/server/purchase.ts';
import { colleague, newClient, startSignedIn } from '../support/practice.ts';
import { heading, openPage } from '../support/shopping.ts';
import { desktop, newVisitor, phone } from '../support/visitor.ts';
import { connected, listen, placeOrder, socketsOf, watchJumps } from './support.ts';

it('shows in the cart what another device does with it, without a jump, and says so', async () => {
  const email = await newClient();
  const device = await colleague(email);
  await device.regen.cart.update({ id: device.userId, set: [{ sku: '1401', quantity: 1 }] });
  const page = await newVisitor(phone);
  await startSignedIn(page, email);
  const live = connected(page);
  let reads = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'GET' && response.url().endsWith(`/cart/${device.userId}`)) reads += 1;
  });
  await openPage(page, '/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
  await quantity.waitFor();
  await live;
  // A connection begins with reading once more what is shown; what comes with that is no news.
  await expect.poll(() => reads).toBeGreaterThan(1);
  const moved = await watchJumps(page);
  // It is said for a few seconds only.
  const news = await listen(page);
  await device.regen.cart.update({ id: device.userId, set: [{ sku: '1401', quantity: 3 }] });
  await expect.poll(() => quantity.inputValue()).toBe('3');
  await expect.poll(async () => (await news()).join()).toContain('on another device');
  expect(await moved()).toBe(0);

  await device.regen.cart.update({ id: device.userId, set: [{ sku: '1403', quantity: 1 }] });
  await page.getByRole('spinbutton', { name: 'Quantity of Niacinamide 10' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 4 items' }).waitFor();

  // What is done here is no news.
  const heard = await listen(page);
  await page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }).tap();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 5 items' }).waitFor();
  await expect.poll(async () => (await device.regen.cart.get({ id: device.userId })).totalQuantity).toBe(5);
  expect((await heard()).join()).not.toContain('another device');
});

it('shows how an order goes on to whoever looks at it, and in the list', async () => {
  const email = await newClient();
  const device = await colleague(email);
  const failed: unknown = await placeOrder(device, { sku: '1401', quantity: 1 }, CARDS.declined).catch(
    (error: unknown) => error,
  );
  expect(isErrorOf(failed, 'orderPlace', 402)).toBe(true);
  const { items } = await device.regen.orders.list({ id: device.userId });
  const order = items[0];
  if (!order) throw new Error('The order was not placed.');

  const page = await newVisitor(desktop);
  await startSignedIn(page, email);
  const live = connected(page);
  await page.goto(`/retail/my-account/my-orders/${order.id}`);
  await heading(page, new RegExp(order.number)).waitFor();
  await page.getByText('Payment failed').first().waitFor();
  await live;
  const list = await page.context().newPage();
  await list.goto('/retail/my-account/my-orders');
  const row = list.getByRole('main').getByText(order.number).first();
  await row.waitFor();

  const heard = await listen(page);
  const { token } = await device.regen.payments.createTestToken(cardOf(CARDS.good));
  await device.regen.orders.pay({ orderId: order.id, payment: { method: 'card', token } });
  await expect.poll(heard).toContain(`Order ${order.number}: Paid`);
  await expect.poll(() => page.getByText('Payment failed').count()).toBeLessThan(2);
  await list.getByRole('main').getByText('Paid').first().waitFor();
});

it('shows the stock of what is looked at as others buy it', async () => {
  const buyer = await colleague(await newClient());
  const email = await newClient();
  const page = await newVisitor(phone);
  await startSignedIn(page, email);
  const watching = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', { predicate: ({ payload }) => String(payload).includes('"1603"') }),
    );
  await openPage(page, '/products/1603');
  const main = page.getByRole('main');
  await main.getByText('Only 7 left').first().waitFor();
  await watching;
  const moved = await watchJumps(page);
  const heard = await listen(page);
  await placeOrder(buyer, { sku: '1603', quantity: 2 }, CARDS.good);
  await main.getByText('Only 5 left').first().waitFor();
  await expect.poll(heard).toContain('Retinal Eye Fluid: Only 5 left');
  expect(await moved()).toBe(0);
});

it('needs one connection for all tabs, none for a visitor, and none after sign-out', async () => {
  const visitor = await newVisitor(desktop);
  const none = socketsOf(visitor);
  await openPage(visitor, '/products/1401');
  await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(none.opened).toEqual([]);

  const page = await newVisitor(desktop);
  const sockets = socketsOf(page);
  await startSignedIn(page, await newClient());
  const live = connected(page);
  await openPage(page, '/products');
  await live;
  const other = await page.context().newPage();
  await other.goto('/retail/my-account/profile');
  await heading(other, 'Profile').waitFor();
  const third = await page.context().newPage();
  await openPage(third, '/cart');
  expect(sockets.open()).toHaveLength(1);
  // The others go on without the tab that had it.
  await page.close();
  await expect.poll(() => [sockets.opened.length, sockets.open().length]).toEqual([2, 1]);
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => sockets.open().length).toBe(0);
});
