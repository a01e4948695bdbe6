import type { ErrorBody, Location, LocationList, RetailLocationPage } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { boxAround, findStores } from './locator.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dora: Person;
let ezra: Person;
let milo: Person;

const input = {
  name: ' Lark Downtown ',
  line1: '10 Exchange Place',
  city: 'Salt Lake City',
  region: 'utah',
  postalCode: '84111',
  countryCode: 'US',
  phone: '+1 801 555 0110',
  timezone: 'America/Denver',
  hours: [
    { day: 'friday', opens: '10:00', closes: '14:00' },
    { day: 'monday', opens: '13:00', closes: '18:00' },
    { day: 'monday', opens: '09:00', closes: '12:00' },
  ],
  isListed: true,
};

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  ezra = await server.signIn(PEOPLE.colleague);
  milo = await server.signIn(PEOPLE.otherProfessional);
});

afterAll(() => server?.close());

const list = async (as: Person) =>
  (await server.call<LocationList>('GET', `/users/${as.id}/locations`, { as })).body.items;
const add = <Body = Location>(as: Person, change: object = {}, headers: Record<string, string> = {}) =>
  server.call<Body>('POST', `/users/${as.id}/locations`, { as, body: { ...input, ...change }, headers });
const find = async (query: string) => (await server.call<RetailLocationPage>('GET', `/retailLocations${query}`)).body;

describe('places of business', () => {
  beforeEach(() => server.db.query('delete from locations where account_id = $1', [dora.accountId]));

  test('are stored as written, with the position of their postal code, for all users of the account', async () => {
    const first = await add(dora);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ name: 'Lark Downtown', region: 'UT', line2: null, isListed: true });
    expect(first.body.hours.map(({ day, opens }) => `${day} ${opens}`)).toEqual([
      'monday 09:00',
      'monday 13:00',
      'friday 10:00',
    ]);
    expect(first.body.latitude).toBeCloseTo(40.75, 1);
    server.clock.advance(1_000);
    const second = await add(ezra, { isListed: false, latitude: 12.5, longitude: -70, postalCode: '84101-1234' });
    expect(second.body).toMatchObject({ latitude: 12.5, longitude: -70, postalCode: '84101-1234' });
    expect(await list(dora)).toEqual([first.body, second.body]);

    const path = `/users/${ezra.id}/locations/${first.body.id}`;
    const moved = { ...input, countryCode: 'UK', region: null, city: 'London', postalCode: 'w1u5hq', hours: [] };
    const changed = await server.call<Location>('PUT', path, {
      as: ezra,
      body: { ...moved, timezone: 'Europe/London' },
    });
    expect(changed.body).toMatchObject({ countryCode: 'GB', postalCode: 'W1U 5HQ', latitude: null, longitude: null });
    expect((await server.call('DELETE', path, { as: ezra })).status).toBe(204);
    expect((await server.call('DELETE', path, { as: ezra })).status).toBe(404);
    expect((await server.call('PUT', path, { as: ezra, body: input })).status).toBe(404);
    expect(await list(ezra)).toEqual([second.body]);
  });

  test.each<[object, string]>([
    [{ timezone: 'Mars/Olympus' }, '/timezone'],
    [{ countryCode: 'XX' }, '/countryCode'],
    [{ region: 'ZZ' }, '/region'],
    [{ postalCode: 'ABC' }, '/postalCode'],
    [{ postalCode: null }, '/postalCode'],
    [{ latitude: 40 }, '/longitude'],
    [{ hours: [{ day: 'monday', opens: '18:00', closes: '09:00' }] }, '/hours/0'],
    [
      {
        hours: [
          { day: 'monday', opens: '09:00', closes: '12:00' },
          { day: 'monday', opens: '11:00', closes: '13:00' },
        ],
      },
      '/hours/1',
    ],
  ])('with %j are refused', async (change, path) => {
    const { status, body } = await add<ErrorBody>(dora, change);
    expect([status, body.code, body.details?.map((detail) => detail.path)]).toEqual([422, 'location_invalid', [path]]);
  });

  test('are refused by the contract with a phone number that is none', async () => {
    const { status, body } = await add<ErrorBody>(dora, { phone: 'ring me' });
    expect([status, body.details?.map((detail) => detail.path)]).toEqual([400, ['/phone']]);
  });

  test('are at most 50, also when added concurrently, and once per key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const once = await Promise.all([add(dora, {}, headers), add(dora, {}, headers)]);
    expect(new Set(once.map(({ body }) => body.id)).size).toBe(1);
    await server.db.query(
      `insert into locations (id, account_id, name, line1, city, country_code, timezone)
       select 'loc_full' || n, $1, 'Full', '1 Street', 'Dublin', 'IE', 'Europe/Dublin' from generate_series(1, 47) n`,
      [dora.accountId],
    );
    const responses = await Promise.all([1, 2, 3, 4].map(() => add<ErrorBody>(dora)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect(responses.find(({ status }) => status === 422)?.body.code).toBe('locations_full');
    expect(await list(dora)).toHaveLength(50);
  });

  test('are for businesses, and each for its own', async () => {
    const { body } = await add(dora);
    const theirs = `/users/${milo.id}/locations/${body.id}`;
    expect((await server.call('PUT', theirs, { as: milo, body: input })).status).toBe(404);
    expect((await server.call('DELETE', theirs, { as: milo })).status).toBe(404);
    expect((await server.call('GET', `/users/${dora.id}/locations`, { as: milo })).status).toBe(403);
    expect((await server.call('POST', `/users/${dora.id}/locations`, { as: milo, body: input })).status).toBe(403);
    expect((await server.call('GET', `/users/${dora.id}/locations`)).status).toBe(401);
    expect(await list(dora)).toEqual([body]);

    const amy = await server.signIn(PEOPLE.client);
    const refused = await add<ErrorBody>(amy);
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong_channel']);
    const rita = await server.signIn(PEOPLE.school);
    expect((await add(rita, { isListed: false })).status).toBe(201);
  });
});

describe('the locator', () => {
  test('lists by name in pages', async () => {
    const first = await find('?perPage=10');
    const all = await find('?perPage=50');
    expect(first.totalCount).toBe(all.totalCount);
    expect(first.totalCount).toBeGreaterThan(12);
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 10));
    expect(first.items).toEqual(all.items.slice(0, 10));
    expect((await find('?perPage=10&page=2')).items).toEqual(all.items.slice(10, 20));
    expect(await find('?page=1000')).toMatchObject({ items: [], totalCount: all.totalCount, currentPage: 1000 });
    expect(first.items.every(({ distanceKm }) => distanceKm === null)).toBe(true);
  });

  test('puts the nearest first and stops at the radius', async () => {
    const near = await find('?postalCode=80202&perPage=50');
    const distances = near.items.map(({ distanceKm }) => distanceKm ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(near.items[0]).toMatchObject({ city: 'Denver', name: 'Mesa Skin Clinic Denver' });
    const within = await find('?postalCode=80202-1234&radiusKm=60&perPage=50');
    expect(within.items.map(({ city }) => city).sort()).toEqual(['Boulder', 'Denver']);
    expect(within.items).toEqual(near.items.slice(0, 2));
    const sydney = await find('?latitude=-33.87&longitude=151.2&radiusKm=50');
    expect(sydney.items.map(({ city }) => city)).toEqual(['Sydney']);
    expect((await find('?postalCode=m5s%201g5&radiusKm=50')).items.map(({ city }) => city)).toEqual(['Toronto']);
    expect((await find('?postalCode=M5S&radiusKm=50')).totalCount).toBe(1);
    // Boulder and Denver are 39 km apart.
    expect(within.items[1]?.distanceKm).toBeGreaterThan(35);
    expect(within.items[1]?.distanceKm).toBeLessThan(45);
  });

  test('finds words of name, city and region', async () => {
    expect((await find('?search=CLINIC%20boulder')).items.map(({ city }) => city)).toEqual(['Boulder']);
    expect((await find('?search=new%20mexico')).items.map(({ city }) => city).sort()).toEqual([
      'Albuquerque',
      'Santa Fe',
    ]);
    expect((await find('?search=%25%25')).totalCount).toBe(0);
    expect((await find("?search='%3B%20drop%20table%20locations")).totalCount).toBe(0);
  });

  test('includes the store page if there is one', async () => {
    const labelOf = async () =>
      (await find('?search=orr%20esthetics')).items.find(({ accountName }) => accountName === 'Orr Esthetics')
        ?.storeLabel;
    await server.db.query('delete from store_labels where account_id = $1', [milo.accountId]);
    expect(await labelOf()).toBeNull();
    await server.db.query(
      `insert into store_labels (label, account_id, is_present) values ('orr-test', $1, true), ('orr-former', $1, false)`,
      [milo.accountId],
    );
    expect(await labelOf()).toBe('orr-test');
    await server.db.query('update accounts set has_retail_store = false where id = $1', [milo.accountId]);
    expect(await labelOf()).toBeNull();
  });

  test('begins near the zone of the caller when it knows no more of them', async () => {
    const zones = async (zone: string) =>
      (await find(`?perPage=12&timezone=${encodeURIComponent(zone)}`)).items.map(({ timezone }) => timezone);
    const denver = await zones('America/Denver');
    const own = denver.filter((zone) => zone === 'America/Denver').length;
    expect(own).toBeGreaterThan(1);
    expect(new Set(denver.slice(0, own))).toEqual(new Set(['America/Denver']));
    expect(denver.slice(own).every((zone) => zone.startsWith('America/'))).toBe(true);
    expect((await zones('Europe/Dublin'))[0]).toMatch(/^Europe\//);
    // A position says more.
    const near = await find('?latitude=51.5&longitude=-0.1&perPage=1&timezone=America%2FDenver');
    expect(near.items[0]?.countryCode).toBe('GB');
  });

  test('finds those that are open at a moment, by their own clocks', async () => {
    await add(milo, { name: 'Marigold Clinic', hours: [{ day: 'monday', opens: '09:00', closes: '17:00' }] });
    const openAt = async (moment: string) => {
      const question = { search: 'marigold', near: null, timezone: null, radiusKm: null, page: 1, perPage: 12 };
      return (await findStores(server.db, { ...question, openAt: new Date(moment) })).totalCount;
    };
    // Monday in Denver, in winter and in summer.
    expect(await openAt('2026-11-23T16:00:00Z')).toBe(1);
    expect(await openAt('2026-11-23T15:59:00Z')).toBe(0);
    expect(await openAt('2026-07-20T22:59:00Z')).toBe(1);
    expect(await openAt('2026-07-20T23:00:00Z')).toBe(0);
    expect(await openAt('2026-11-24T16:00:00Z')).toBe(0);
    const open = await server.call<RetailLocationPage>('GET', '/retailLocations?openNow=true&perPage=1');
    expect(open.status).toBe(200);
    expect(open.body.totalCount).toBeLessThan((await find('')).totalCount);
  });

  test('says when it does not know a place', async () => {
    for (const code of ['00000', 'XYZ', 'D1A%201A1', '%F0%9F%8C%B5']) {
      const { status, body } = await server.call('GET', `/retailLocations?postalCode=${code}`);
      expect([status, body.code]).toEqual([422, 'postal_code_unknown']);
    }
    const half = await server.call('GET', '/retailLocations?latitude=40');
    expect([half.status, half.body.details?.[0]?.path]).toEqual([400, '/query/longitude']);
  });

  test('shows listed places only, and nothing of the business behind them', async () => {
    const hidden = await add(milo, { name: 'Zinnia back room', isListed: false });
    const unplaced = { countryCode: 'IE', region: null, postalCode: null, city: 'Zinnia', timezone: 'Europe/Dublin' };
    await add(milo, { name: 'Zinnia Dublin', ...unplaced });
    expect((await find('?search=zinnia')).totalCount).toBe(0);
    await server.call('PUT', `/users/${milo.id}/locations/${hidden.body.id}`, {
      as: milo,
      body: { ...input, name: 'Zinnia front room' },
    });
    const { items } = await find('?search=zinnia');
    expect(items.map(({ name, accountName }) => [name, accountName])).toEqual([['Zinnia front room', 'Orr Esthetics']]);
    expect(JSON.stringify(items)).not.toMatch(/tier|discount|acc_|usr_|email/i);
  });

  test.each([
    [{ latitude: 0, longitude: 179.5 }, 200, { west: 177.7, east: -178.7 }],
    [{ latitude: 89.9, longitude: 0 }, 200, { west: -180, east: 180 }],
    [{ latitude: 0, longitude: 0 }, 20_040, { west: -180, east: 180 }],
  ])('draws a box around %j', (place, km, { west, east }) => {
    const box = boxAround(place, km);
    expect(box.west).toBeCloseTo(west, 1);
    expect(box.east).toBeCloseTo(east, 1);
  });

  test('limits how often one address searches', async () => {
    const responses = await Promise.all(
      Array.from({ length: 320 }, () => server.call('GET', '/retailLocations?search=denver&perPage=1')),
    );
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toBeDefined();
    expect((await server.call('GET', '/retailLocations')).status).toBe(200);
  });
});
