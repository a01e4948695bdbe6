import type { Cart, Promotion } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';

const SLUG = '12-days-of-glymed';
/** Midnight in Denver as the first day begins. */
const START = Date.parse('2026-12-01T07:00:00Z');
const DAY = 86_400_000;
/** The clock of a test goes on, so what is to happen before a moment begins some seconds before it. */
const SHORTLY = 5_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  // The first read waits for it, in which time the clock goes on.
  await server.app.services.content.open();
});
afterAll(() => server?.close());

const setClock = (time: number) => server.clock.advance(time - server.clock.now().getTime());
const read = (as: Caller = 'client') => server.call<Promotion>('GET', `/promotions/${SLUG}`, { as });

/** What visitors of other days must not know. */
const codesIn = (text: string): string[] => [...new Set(text.match(/TWELVE\d\d/g))].toSorted();

describe('a promotion', () => {
  it('gives nothing away before it starts', async () => {
    setClock(START - SHORTLY);
    const { body, text } = await read();
    expect(body).toMatchObject({ status: 'Upcoming', today: null, changesAt: '2026-12-01T07:00:00.000Z' });
    expect(body.promotion).toMatchObject({ title: 'Twelve Doors', afterBody: [] });
    expect(body.promotion).not.toHaveProperty('days');
    expect(body.days.map(({ offer }) => offer)).toEqual(Array.from({ length: 12 }, () => null));
    expect(text).not.toMatch(/TWELVE|What is behind|Door 1/);
  });

  it('opens a day at its midnight in Denver, and no other', async () => {
    setClock(START);
    const first = await read();
    expect(first.body).toMatchObject({ status: 'Active', today: 1, changesAt: '2026-12-02T07:00:00.000Z' });
    expect(codesIn(first.text)).toEqual(['TWELVE01']);
    setClock(START + 3 * DAY - SHORTLY);
    expect(codesIn((await read()).text)).toEqual(['TWELVE01', 'TWELVE02', 'TWELVE03']);
    setClock(START + 3 * DAY);
    const { body } = await read();
    expect(body.today).toBe(4);
    expect(body.days[3]).toMatchObject({ day: 4, offer: { title: 'Freight is free', couponCode: 'TWELVE04' } });
  });

  it('is ending on its last day, and has another text after it', async () => {
    setClock(START + 11 * DAY);
    expect((await read()).body).toMatchObject({ status: 'Ending', today: 12, promotion: { afterBody: [] } });
    setClock(START + 12 * DAY);
    const { body, text } = await read();
    expect(body).toMatchObject({ status: 'Ended', today: null, changesAt: null });
    expect(text).toContain('All doors are open now');
  });

  it('exists for the channels that its editors chose, under its slug', async () => {
    const [dora, school] = await Promise.all([server.signIn(PEOPLE.professional), server.signIn(PEOPLE.school)]);
    expect((await read(dora)).status).toBe(200);
    expect((await read(school)).status).toBe(404);
    expect((await server.call('GET', '/promotions/no-such', { as: 'client' })).status).toBe(404);
  });

  it('is read by no other operation, and its days by none', async () => {
    const paths = [`promotion/${SLUG}`, 'promotion', 'promotionDay', 'promotionDay/12-days-12'];
    const answers = await Promise.all(paths.map((path) => server.call('GET', `/content/${path}`, { as: 'client' })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    // Every code begins with it; responses repeat what was searched for.
    const searches = ['/products/?search=TWELVE', '/content/?search=TWELVE'];
    const found = await Promise.all(searches.map((path) => server.call('GET', path, { as: 'client' })));
    expect(found.map(({ status, text }) => [status, codesIn(text)])).toEqual([
      [200, []],
      [200, []],
    ]);
  });
});

it('every code works in a cart on its day, and only then', async () => {
  setClock(START + 12 * DAY - SHORTLY);
  const { days } = (await read()).body;
  const visitor = new Shopper(server);
  const [any = ''] = await plentifulSkus(server, 1);
  for (const { day, startsAt, endsAt, offer } of days) {
    const couponCode = String(offer?.['couponCode']);
    const [sku = any] = (offer?.['products'] ?? []) as string[];
    const add = [{ sku, quantity: 6 }];
    const stateAt = async (time: number) => {
      setClock(time);
      const { body } = await visitor.call<Cart>('GET', '/cart/guest');
      return { day, ...body.coupon };
    };
    setClock(Date.parse(startsAt));
    // One call after the other: there is one cart, and one clock.
    const { body } = await visitor.put({ add, couponCode });
    expect({ day, ...body.coupon }).toMatchObject({ day, code: couponCode, isApplied: true });
    expect(await stateAt(Date.parse(endsAt) - SHORTLY)).toMatchObject({ day, isApplied: true });
    expect(await stateAt(Date.parse(endsAt))).toMatchObject({ day, isApplied: false, reason: 'coupon_expired' });
    expect(await stateAt(Date.parse(startsAt) - SHORTLY)).toMatchObject({ day, reason: 'coupon_not_started' });
  }
});
