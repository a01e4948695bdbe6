import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LimitPassed } from '../auth/limit-passed.ts';
import { contentDelivery } from '../routes.ts';
import type { RoutePlugin } from '../routes.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { createRenderLimit } from './render-limit.ts';
import { storefront } from './storefront.ts';

const routesFor = (pagesPerMinute: number): RoutePlugin[] => [
  contentDelivery,
  (fastify, { platform, services }) => storefront(fastify, { ...platform, ...services }, { pagesPerMinute }),
];

describe('pages rendered for an address', () => {
  function setUp() {
    let now = 120_000;
    const count = createRenderLimit(2, () => now);
    const isRefused = (ip: string): boolean => {
      try {
        count(ip);
        return false;
      } catch (error) {
        if (error instanceof LimitPassed) return true;
        throw error;
      }
    };
    return { count, isRefused, wait: (milliseconds: number) => void (now += milliseconds) };
  }

  it('are counted for each minute, and for each address', () => {
    const { count, isRefused, wait } = setUp();
    wait(20_000);
    expect([isRefused('9.9.9.9'), isRefused('9.9.9.9')]).toEqual([false, false]);
    expect(() => count('9.9.9.9')).toThrow(
      expect.objectContaining({ status: 429, headers: expect.objectContaining({ 'retry-after': '40' }) }),
    );
    expect(isRefused('9.9.9.8')).toBe(false);
    wait(40_000);
    expect(isRefused('9.9.9.9')).toBe(false);
  });

  it('are counted for the network of an IPv6 address, which has as many as it likes', () => {
    const { isRefused } = setUp();
    expect(['1', '2', '3'].map((host) => isRefused(`2001:db8:1:a::${host}`))).toEqual([false, false, true]);
    const others = ['b', 'c', 'd', 'e'].flatMap((net) => ['1', '2'].map((host) => `2001:db8:1:${net}::${host}`));
    expect(others.map((ip) => isRefused(ip))).toEqual([false, false, false, false, false, false, true, true]);
  });
});

describe('an address that asks for one page after the other', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer(inject('cluster'), {
      routes: routesFor(3),
      env: { TRUST_PROXY: 'true' },
    });
  });
  afterAll(() => server.close());

  const open = (url: string, ip: string) =>
    server.inject({ url, headers: { 'x-forwarded-for': `6.6.6.6, ${ip}`, accept: 'text/html' } });

  it('gets cached pages, but nothing rendered until the minute has passed; all others are served', async () => {
    server.clock.advance(60_000 - (server.clock.now().getTime() % 60_000));
    const urls = ['/b2b/my-account/my-orders/R-1', '/order/R-1', '/order/R-2', '/order/R-3'];
    const statuses: number[] = [];
    for (const url of urls) statuses.push((await open(url, '9.9.9.9')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);

    const refused = await open('/compare', '9.9.9.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(refused.text).toContain('too many requests from your network');

    // The shell of any order is in the cache.
    expect((await open('/retail/my-account/my-orders/R-2', '9.9.9.9')).status).toBe(200);
    expect((await open('/compare', '9.9.9.8')).status).toBe(200);
    expect((await open('/compare', '9.9.9.9')).status).toBe(200);
    server.clock.advance(60_000);
    expect((await open('/order/R-3', '9.9.9.9')).status).toBe(200);
  });

  it('has no part in the refusal of others who wait for the same page', async () => {
    server.clock.advance(60_000);
    for (const url of ['/order/R-1', '/order/R-2', '/order/R-3']) await open(url, '9.9.9.9');
    const pages = await Promise.all(['9.9.9.9', '9.9.9.8', '9.9.9.7'].map((ip) => open('/favorites', ip)));
    expect(pages.map(({ status }) => status)).toEqual([429, 200, 200]);
  });
});

it('has more with RATE_LIMIT_FACTOR, as every limit', async () => {
  const server = await createTestServer(inject('cluster'), { routes: routesFor(1), env: { RATE_LIMIT_FACTOR: '4' } });
  const statuses: number[] = [];
  for (const order of [1, 2, 3, 4]) statuses.push((await server.inject({ url: `/order/R-${order}` })).status);
  await server.close();
  expect(statuses).toEqual([200, 200, 200, 200]);
});
