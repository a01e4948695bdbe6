import type { Order } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import type { Page, WebSocket } from 'playwright-core';
import { cardOf, DESTINATION, orderOf } from '../../../../tools/server/purchase.ts';
import type { Colleague } from '../support/practice.ts';

/** The live connections that the pages of a context have opened, and those of them that are open still. */
export function socketsOf(page: Page): { readonly opened: WebSocket[]; readonly open: () => WebSocket[] } {
  const opened: WebSocket[] = [];
  const closed = new Set<WebSocket>();
  const follow = (each: Page): void => {
    each.on('websocket', (socket) => {
      opened.push(socket);
      // A page that closes takes its sockets with it, and doesn't say so.
      socket.on('close', () => closed.add(socket));
      each.on('close', () => closed.add(socket));
    });
  };
  page.context().on('page', follow);
  follow(page);
  return { opened, open: () => opened.filter((socket) => !closed.has(socket)) };
}

/** What is said to those who listen to the page. */
export const said = (page: Page) => page.locator('[data-regen-live="polite"]');

/** Notes everything that is said from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await said(page).evaluate((region) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Notes from now on what moves up or down; amounts that grow by a digit don't. Returns by how many pixels at most. */
export async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const jumps = [0];
    Object.assign(globalThis, { jumps });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { previousRect, currentRect } of sources) jumps.push(Math.abs(currentRect.top - previousRect.top));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => Math.max(...(globalThis as unknown as { jumps: number[] }).jumps));
}

/** Waits until the page hears what happens elsewhere. To be called before the page is opened. */
export async function connected(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const live = new Set<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  devtools.on('Network.webSocketCreated', ({ requestId, url }) => {
    if (url.includes('/regen/live?')) live.add(requestId);
  });
  // A socket exists before the server has accepted it.
  devtools.on('Network.webSocketHandshakeResponseReceived', ({ requestId }) => {
    if (live.has(requestId)) resolve();
  });
  await devtools.send('Network.enable');
  await promise;
  await devtools.detach();
}

/** Orders what is given, on another device of the person. */
export async function placeOrder(
  { regen, userId: id }: Colleague,
  item: { sku: string; quantity: number },
  cardNumber: string,
  email = `${randomUUID()}@example.com`,
): Promise<Order> {
  await regen.cart.update({ id, set: [item], destination: DESTINATION });
  const { items } = await regen.shippingMethods.list({ id });
  const shippingMethodId = items[0]?.id ?? '';
  const cart = await regen.cart.update({ id, shippingMethodId });
  const { token } = await regen.payments.createTestToken(cardOf(cardNumber));
  return regen.orders.place({ id, ...orderOf({ ...cart, id: cart.id ?? '' }, { email, shippingMethodId, token }) });
}
