import { expect, test } from 'vitest';
import type { Bus, BusListener } from '../bus/bus.ts';
import { createNonce } from './nonce-page.ts';
import { PageCache } from './page-cache.ts';

/** The bus as one process sees it: what is published arrives at once. */
function createLocalBus() {
  const listeners = new Map<string, BusListener[]>();
  const watchers: ((isConnected: boolean) => void)[] = [];
  let isConnected = true;
  const bus: Bus = {
    publish: async (topic, payload) => listeners.get(topic)?.forEach((listener) => listener(payload)),
    publishAll: (messages) => Promise.reject(new Error(`Pages publish one at a time, not ${messages.length}.`)),
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
      return () => undefined;
    },
    get isConnected() {
      return isConnected;
    },
    onChange(listener) {
      watchers.push(listener);
      return () => undefined;
    },
    close: async () => undefined,
  };
  const connect = (to: boolean) => {
    isConnected = to;
    for (const watcher of watchers) watcher(to);
  };
  return { bus, connect };
}

function setUp() {
  const { bus, connect } = createLocalBus();
  let now = 0;
  const cache = new PageCache({ bus, now: () => now, freshFor: 1_000, staleFor: 10_000, maxBytes: 1e6 });
  const placeholder = createNonce();
  let rendered = 0;
  const open = (key: string | null, result: Partial<{ status: number; html: string; redirect: string }> = {}) =>
    cache.get(key, placeholder, async () => {
      rendered += 1;
      return { status: 200, html: `<a href="/products/GM1">${rendered}</a>`, ...result };
    });
  const text = async (key: string) => (await open(key)).body.plain(createNonce()).toString();
  return { bus, connect, open, text, wait: (ms: number) => (now += ms), count: () => rendered };
}

test('renders a page once for any number of visitors', async () => {
  const { text, count } = setUp();
  const pages = await Promise.all([text('/a'), text('/a'), text('/a')]);
  expect(new Set(pages).size).toBe(1);
  await text('/a');
  await text('/b');
  expect(count()).toBe(2);
});

test('a change of stock renews the pages that show the product, a change of the catalog all', async () => {
  const { bus, text, count } = setUp();
  await text('/a');
  await bus.publish('stock', { skus: ['GM2'] });
  await text('/a');
  expect(count()).toBe(1);
  await bus.publish('stock', { skus: ['GM1'] });
  await text('/a');
  expect(count()).toBe(2);
  await bus.publish('catalog', {});
  await text('/a');
  expect(count()).toBe(3);
});

test('an aging page is sent while its successor is rendered, an old one is not', async () => {
  const { text, wait, count } = setUp();
  const first = await text('/a');
  wait(2_000);
  expect(await text('/a')).toBe(first);
  await expect.poll(() => text('/a')).not.toBe(first);
  expect(count()).toBe(2);
  wait(20_000);
  await text('/a');
  expect(count()).toBe(3);
});

test('caches no failure, no redirect, nothing personal, and nothing while the bus is disconnected', async () => {
  const { open, count, connect } = setUp();
  for (const result of [{ status: 500 }, { status: 307, redirect: '/x' }]) {
    await open('/a', result);
    await open('/a', result);
  }
  expect(count()).toBe(4);
  await open(null);
  await open(null);
  expect(count()).toBe(6);
  connect(false);
  await open('/b');
  await open('/b');
  expect(count()).toBe(8);
});
