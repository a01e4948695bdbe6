import type { ContentChange } from '@regen/content-sdk';
import { expect, test } from 'vitest';
import type { Bus, BusListener } from '../bus/bus.ts';
import type { Content } from '../content/snapshot/create-content.ts';
import { Freshness } from '../modules/products/freshness.ts';
import { PageUnavailable } from './inject-fetch.ts';
import { PageCache } from './page-cache.ts';
import type { Page, RenderResult } from './page-cache.ts';

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

/** Content that changes when the test says so. */
function createLocalContent() {
  const listeners = new Set<(change: ContentChange) => void>();
  const content: Pick<Content, 'onChange'> = {
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const publish = (type: string, ...slugs: string[]) => {
    const change = { linkType: 'Entry', type, id: 'id', change: 'changed', slugs } as const;
    for (const listener of listeners) listener({ isFull: false, records: [change] });
  };
  return { content, publish };
}

const textOf = async ({ body }: Page): Promise<string> => (await body.as(null)).toString();

function setUp() {
  const { content, publish } = createLocalContent();
  const { bus, connect } = createLocalBus();
  let now = 0;
  const freshness = new Freshness(bus);
  /** What will turn out to have changed in the catalog; null for all of it. */
  const changes: { keys: readonly string[] | null } = { keys: null };
  const catchUp = async () => freshness.catalogSeen(freshness.someChange, changes.keys);
  const catalog = { freshness, catchUp };
  const cache = new PageCache({ catalog, content, now: () => now, freshFor: 1_000, staleFor: 10_000, maxBytes: 1e6 });
  let rendered = 0;
  const open = (key: string | null, result: Partial<RenderResult> = {}) =>
    cache.get(key, async () => {
      rendered += 1;
      return {
        status: 200,
        policy: '',
        html: `<a href="/products/GM1">${rendered}</a>`,
        keys: [],
        validUntil: Infinity,
        ...result,
      };
    });
  const text = async (key: string) => textOf(await open(key));
  return {
    cache,
    catalog,
    bus,
    changes,
    connect,
    publish,
    open,
    text,
    wait: (ms: number) => (now += ms),
    count: () => rendered,
  };
}

test('renders a page once for any number of visitors', async () => {
  const { text, count } = setUp();
  const pages = await Promise.all([text('/a'), text('/a'), text('/a')]);
  expect(new Set(pages).size).toBe(1);
  await text('/a');
  await text('/b');
  expect(count()).toBe(2);
});

test('a change of content renews the pages that show the record or list its type, and no others', async () => {
  const { open, publish, count } = setUp();
  const read = async () => {
    await open('/returns', { keys: ['content page returns'] });
    await open('/faqs', { keys: ['content faq'] });
    await open('/products');
    return count();
  };
  expect(await read()).toBe(3);
  publish('page', 'shipping');
  expect(await read()).toBe(3);
  publish('page', 'returns');
  expect(await read()).toBe(4);
  publish('faq', 'where-is-my-order');
  expect(await read()).toBe(5);
});

test('a change to a product or its stock renews the pages that show it; a change to the range renews all', async () => {
  const { bus, changes, text, count } = setUp();
  await text('/a');
  await bus.publish('stock', { skus: ['GM2'] });
  await text('/a');
  expect(count()).toBe(1);
  await bus.publish('stock', { skus: ['GM1'] });
  await text('/a');
  expect(count()).toBe(2);
  changes.keys = ['GM2', 'catalog searches'];
  await bus.publish('catalog', {});
  await text('/a');
  expect(count()).toBe(2);
  changes.keys = ['GM1'];
  await bus.publish('catalog', {});
  await text('/a');
  expect(count()).toBe(3);
  changes.keys = null;
  await bus.publish('catalog', {});
  await text('/a');
  expect(count()).toBe(4);
});

test('no older page is sent while it is unknown what has changed in the catalog', async () => {
  const { bus, cache, catalog, text } = setUp();
  await text('/a');
  catalog.catchUp = () => Promise.reject(new Error('The database is away.'));
  await bus.publish('catalog', {});
  const away = cache.get('/a', () => Promise.reject(new PageUnavailable('The database is away.')));
  await expect(away).rejects.toThrow(PageUnavailable);
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

test('a caller for whom nothing may be rendered still gets what is cached, aging or not', async () => {
  const { cache, open, wait } = setUp();
  await open('/a');
  const refused = async (key: string) =>
    cache.get(key, () => {
      throw new RangeError('Too many pages.');
    });
  expect((await refused('/a')).status).toBe(200);
  wait(2_000);
  expect((await refused('/a')).status).toBe(200);
  await expect(refused('/b')).rejects.toThrow(RangeError);
  expect((await open('/b')).status).toBe(200);
});

test('a page that time changes is not sent from that moment on, also while its successor is rendered', async () => {
  const { open, wait, count } = setUp();
  await open('/a', { validUntil: 500 });
  wait(499);
  await open('/a', { validUntil: 500 });
  expect(count()).toBe(1);
  wait(1);
  const next = await open('/a', { html: 'the next day' });
  expect(await textOf(next)).toBe('the next day');
  expect(count()).toBe(2);
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

/** Renderings that end when the test says so. */
function heldCache() {
  const { cache, ...rest } = setUp();
  const ends: ((result?: Partial<RenderResult>) => void)[] = [];
  const render = () =>
    new Promise<RenderResult>((resolve) => {
      ends.push((result = {}) =>
        resolve({
          status: 200,
          policy: '',
          html: '',
          keys: ['content page returns'],
          validUntil: Infinity,
          ...result,
        }),
      );
    });
  const text = async () => textOf(await cache.get('/a', render));
  return { ...rest, ends, text };
}

test('who joins a rendering that began before a change gets the next one', async () => {
  const { ends, text, publish } = heldCache();
  const first = text();
  publish('page', 'returns');
  const joined = text();
  ends[0]?.({ html: 'old words' });
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.({ html: 'new words' });
  expect(await Promise.all([first, joined])).toEqual(['new words', 'new words']);
});

test('a request after a second change does not get the page whose rendering began before it', async () => {
  const { ends, text, publish } = heldCache();
  const first = text();
  publish('page', 'returns');
  ends[0]?.({ html: 'old words' });
  await expect.poll(() => ends.length).toBe(2);
  publish('page', 'returns');
  const late = text();
  ends[1]?.({ html: 'new words' });
  // The first visitor came before that change.
  expect(await first).toBe('new words');
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.({ html: 'newest words' });
  expect(await late).toBe('newest words');
  expect(await text()).toBe('newest words');
});

test('a page whose moment passes while it is rendered is rendered again', async () => {
  const { ends, text, wait } = heldCache();
  const page = text();
  wait(500);
  ends[0]?.({ html: 'yesterday', validUntil: 500 });
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.({ html: 'today' });
  expect(await page).toBe('today');
});

test('while nothing can be read, an old page is sent, but none that is known to be wrong', async () => {
  const { open, cache, wait, publish, connect } = setUp();
  const returns = { keys: ['content page returns'] };
  await open('/old', returns);
  await open('/dated', { validUntil: 50_000 });
  wait(20_000);
  connect(false);
  const away = async (key: string) =>
    cache.get(key, () => Promise.reject(new PageUnavailable('The database is away.')));
  expect((await away('/old')).status).toBe(200);
  expect((await away('/dated')).status).toBe(200);
  wait(30_000);
  await expect(away('/dated')).rejects.toThrow(PageUnavailable);
  publish('page', 'returns');
  await expect(away('/old')).rejects.toThrow(PageUnavailable);
});
