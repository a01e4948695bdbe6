import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Connection, outgoing } from './connection.ts';
import { measure } from './load.ts';
import { textOf } from './mixed/people.ts';
import { pageLookupsIn, requireRendered } from './page-lookups.ts';
import { everyProductPage, HTML, once, pagesOnce } from './requests.ts';
import { runOne, runRendered, setupsOf } from './run-scenario.ts';
import type { Scenario } from './scenarios.ts';
import type { Store } from './store.ts';

const TEXT = 'a page '.repeat(1_000);
const host = '127.0.0.1';
let lookups = { hits: 0, misses: 0 };

/** Sends pages as the server does: compressed for whoever asks for it, a kept one again, and says how often that was. */
const kept = new Set<string>();
const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (path === '/metrics') {
    const { hits, misses } = lookups;
    response.end(
      `regen_cache_lookups_total{cache="pages",result="hit"} ${hits}\nregen_cache_lookups_total{cache="pages",result="miss"} ${misses}\n`,
    );
    return;
  }
  if (kept.has(path)) lookups.hits += 1;
  else lookups.misses += 1;
  kept.add(path);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const isCompressed = path !== '/plain' && String(request.headers['accept-encoding']).includes('gzip');
  if (isCompressed) response.setHeader('content-encoding', 'gzip');
  response.end(isCompressed ? gzipSync(TEXT) : TEXT);
});
let store: Store;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  store = { host, port, pid: process.pid, url: `http://${host}:${port}`, stop: async () => 0 };
});
beforeEach(() => {
  lookups = { hits: 0, misses: 0 };
  kept.clear();
});
afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)));

const get = (path: string, headers: Readonly<Record<string, string>> = HTML) =>
  outgoing(host, { method: 'GET', path, headers });
const pages = (paths: readonly string[]): Scenario => ({
  name: 'page-x',
  title: 'A page',
  variant: 'once',
  isOnce: true,
  isPage: true,
  prepare: async () => once(paths.map((path) => get(path))),
});

describe('a page', () => {
  it('is asked for as browsers do, and counted as it was sent', async () => {
    const measured = await measure(store, once(['/a', '/b', '/c'].map((path) => get(path))), 60_000, 1);
    expect(measured).toMatchObject({ requests: 3, bytes: gzipSync(TEXT).length, encoding: 'gzip' });
    const plain = await measure(store, once([get('/a', {})]), 60_000, 1);
    expect(plain.bytes).toBe(TEXT.length);
    expect(plain).not.toHaveProperty('encoding');
  });

  it('says how it was compressed, and no longer after one that was not', async () => {
    const connection = await Connection.open(host, store.port);
    await connection.send(get('/a'));
    expect(connection).toMatchObject({ encoding: 'gzip', bodySize: gzipSync(TEXT).length });
    await connection.send(get('/plain'));
    expect(connection.encoding).toBeUndefined();
    connection.close();
  });

  it('that is sent without compression fails the run', async () => {
    await expect(runOne(store, pages(['/plain']), true)).rejects.toThrow('A page: sent without compression.');
    expect(await runOne(store, pages(['/a']), true)).toMatchObject({ title: 'A page', encoding: 'gzip' });
  });

  it.each([
    [undefined, (text: string) => Buffer.from(text)],
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ])('is read when it is compressed with %s', (encoding, compress) => {
    const headers = encoding === undefined ? {} : { 'content-encoding': encoding };
    expect(textOf({ body: compress(TEXT), headers })).toBe(TEXT);
  });
});

describe('pages that are to be rendered', () => {
  it('are each requested once, whichever connection asks', async () => {
    const source = once([get('/a'), get('/b')]);
    expect([source(0), source(7), source(0)]).toEqual([get('/a'), get('/b'), null]);
    await expect(measure(store, source, 60_000, 1)).rejects.toThrow('There was nothing left to request.');
  });

  it('are all different, every product before any comes again', () => {
    const paths = everyProductPage(['1101', '1401']);
    expect(paths.slice(0, 3)).toEqual(['/products/1101', '/products/1401', '/products/1101?sort=highest']);
    expect(new Set(paths).size).toBe(36);
    expect(paths).toHaveLength(36);
  });

  it('do not include the one that was looked at before', async () => {
    const source = await pagesOnce(store, ['/a', '/b', '/c']);
    expect(await measure(store, source ?? (() => null), 60_000, 1)).toMatchObject({ requests: 2 });
    expect(lookups).toEqual({ hits: 0, misses: 3 });
  });

  it('fail the run when one was kept', async () => {
    expect(await runRendered(store, pages(['/a', '/b']), true)).toMatchObject({ requests: 2 });
    await expect(runRendered(store, pages(['/a', '/c']), true)).rejects.toThrow(
      'Of 2 pages that should be rendered, 1 were; 1 came from the cache.',
    );
  });

  it('fail the run when the server does not count them', () => {
    const none = pageLookupsIn('regen_cache_lookups_total{cache="catalog",result="hit"} 9\n');
    expect(none).toEqual({ hits: 0, misses: 0 });
    expect(() => requireRendered(none, none, 5)).toThrow('Of 5 pages that should be rendered, 0 were');
  });
});

it('measures a kept, a rendered and a signed-in page', () => {
  const variants = setupsOf(null).flatMap(({ list, variantOf }) =>
    list.filter(({ isPage }) => isPage).map((scenario) => `${scenario.name}, ${variantOf(scenario)}`),
  );
  expect(variants).toEqual([
    'page-home, one URL',
    'page-list, one URL',
    'page-list, varied',
    'page-product, one URL',
    'page-product, varied',
    'page-signed-in, one URL',
    'page-signed-in, varied',
    'page-product, each once',
  ]);
  expect(setupsOf(new Set(['page-home']))).toHaveLength(1);
});
