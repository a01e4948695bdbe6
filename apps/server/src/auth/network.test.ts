import { afterAll, beforeAll, expect, inject, it, test } from 'vitest';
import { API } from '../testing/result-check.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { countedAs } from './network.ts';

let server: TestServer;
let accounts = 0;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { TRUST_PROXY: 'true' } });
  // Attempts are counted per hour or part of an hour; the clock must not cross into the next in between.
  const hour = 3_600_000;
  server.clock.advance(hour - (server.clock.now().getTime() % hour));
});
afterAll(() => server.close());

/** The responses to one wrong sign-in from each address, to a different account each. */
async function wrongFrom(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) {
    const { status } = await server.inject({
      method: 'POST',
      url: `${API}/auth/users/login`,
      headers: {
        authorization: `Basic ${btoa('regen-storefront:')}`,
        'browser-id': server.browserId,
        'x-forwarded-for': address,
      },
      payload: { email: `${(accounts += 1)}@spray.example`, password: 'wrong one' },
    });
    statuses.push(status);
  }
  return statuses;
}

/** As after more attempts, each of which would cost a password check: sets the counter of a network to `from`. */
async function countOn(network: string, from: number, to: number): Promise<void> {
  const { rows } = await server.db.query<{ hits: number }>(
    `update rate_limits r set hits = $2 from rate_limits old
     where r.bucket like '% ' || $1 and old.bucket = r.bucket and old.window_start = r.window_start returning old.hits`,
    [network, to],
  );
  expect(rows).toEqual([{ hits: from }]);
}

const count = (length: number, make: (place: number) => string) => Array.from({ length }, (_, place) => make(place));

it('gives all addresses of a /64 one limit', async () => {
  const from = (first: number, length: number) =>
    wrongFrom(count(length, (place) => `2001:db8:1:2::${(first + place).toString(16)}`));
  expect(await from(1, 20)).toEqual(Array(20).fill(401));
  await countOn('2001:db8:1:2::/64', 20, 59);
  expect(await from(21, 2)).toEqual([401, 429]);
});

it('gives all networks of a /48 a wider one', async () => {
  const from = (first: number, length: number) =>
    wrongFrom(count(length, (place) => `2001:db8:9:${(first + place).toString(16)}::1`));
  expect(await from(1, 20)).toEqual(Array(20).fill(401));
  await countOn('2001:db8:9::/48', 20, 239);
  expect(await from(21, 2)).toEqual([401, 429]);
});

it('gives an IPv4 address one limit, however it is written', async () => {
  const spellings = ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:FFFF:203.0.113.7'];
  const from = (length: number) => wrongFrom(count(length, (place) => spellings[place % 4] ?? ''));
  expect(await from(20)).toEqual(Array(20).fill(401));
  await countOn('203.0.113.7', 20, 59);
  expect(await from(4)).toEqual([401, 429, 429, 429]);
  expect(await wrongFrom(['203.0.113.8'])).toEqual([401]);
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:DB8:0:1:2:3:4:5', ['2001:db8:0:1::/64', '2001:db8:0::/48']],
  ['2001:0db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['64:ff9b::203.0.113.7', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['in-process', ['in-process']],
])('%s is counted as %j', (address, networks) => {
  expect(countedAs(address).map(({ network }) => network)).toEqual(networks);
});
