// Names on the prototype of plain objects (`constructor`, `toString`, …) are ordinary words when they come from outside.
import { operations, readContract } from '@regen/contract';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { START_LIMIT } from '../../../../tools/limits/limits.ts';
import { routePlugins } from '../routes.ts';
import { inputOf } from '../testing/fuzz/schemas.ts';
import { PROTOTYPE_NAMES } from '../testing/fuzz/values.ts';
import { API } from '../testing/result-check.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins, env: { RATE_LIMIT_FACTOR: '1000' } });
  // Loading the pages takes long on a busy machine, which then returns 503 to the first request.
  await vi.waitFor(
    async () => {
      const { status } = await server.inject({ method: 'GET', url: '/', headers: BROWSER });
      if (status !== 200) throw new Error(`The start page answers ${status}.`);
    },
    { timeout: START_LIMIT },
  );
});
afterAll(() => server.close());

/** Addresses that end in an error of the server, with its status. */
async function failuresOf(urls: readonly string[], headers: Record<string, string>): Promise<string[]> {
  const failed: string[] = [];
  for (const url of urls) {
    const { status } = await server.inject({ method: 'GET', url, headers });
    if (status >= 500) failed.push(`${status} ${url}`);
  }
  return failed;
}

it('requests the pages of the store with them, as paths and as queries', async () => {
  const parameters = ['q', 'search', 'category', 'concern', 'sort', 'page', 'view', 'returnTo', 'country'];
  const urls = PROTOTYPE_NAMES.flatMap((name) => [
    ...['', '/products', '/page', '/education', '/store-locator', '/assets', '/media', '/docs/api', '/storybook'].map(
      (folder) => `${folder}/${name}`,
    ),
    ...['/search', '/products', '/education'].flatMap((page) => [
      `${page}?${parameters.map((parameter) => `${parameter}=${name}`).join('&')}`,
      `${page}?${name}=1&${name}=2`,
    ]),
    `/search?q=serum+${name.toUpperCase()}`,
  ]);
  expect(await failuresOf(urls, BROWSER)).toEqual([]);
});

it('finds no page at an address longer than any call to the API may be', async () => {
  const name = 'x'.repeat(9_000);
  for (const url of [`/products/${name}`, `/store/${name}`, `/launch/${name}`, `/${name}`]) {
    const { status } = await server.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect(`${status} ${url.slice(0, 20)}`).toBe(`404 ${url.slice(0, 20)}`);
  }
});

it('calls every read operation with them, in the path and in every parameter', async () => {
  const contract = readContract();
  const reads = operations(contract).filter(({ method }) => method === 'get');
  expect(reads.length).toBeGreaterThan(30);
  const urls = reads.flatMap((route) => {
    const { query } = inputOf(contract, route);
    return PROTOTYPE_NAMES.flatMap((name) => {
      const path = route.path.replaceAll(/\{\w+\}/g, name);
      return [path, ...query.map((parameter) => `${path}?${parameter.name}=${name}`)];
    });
  });
  const { jwt } = await server.signIn(PEOPLE.professional);
  const browser = { 'browser-id': server.browserId };
  for (const authorization of [`Basic ${btoa('regen-storefront:')}`, `Bearer ${jwt}`])
    expect(
      await failuresOf(
        urls.map((url) => `${API}${url}`),
        { ...browser, authorization },
      ),
    ).toEqual([]);
});
