import type { Cart, ErrorBody, Order } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { CARDS, Shopper, onHand, plentifulSkus } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let other: TestServer;
let skus: string[];
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  // A second process on the same database: nothing that keeps the stock right may live in one process.
  other = await createTestServer(inject('cluster'), { shareWith: server });
  skus = await plentifulSkus(server, 8);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

type OrderAnswer = Answer<Order | ErrorBody>;

const byStatus = (answers: readonly OrderAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status);

async function buyersOf(count: number, lines: (index: number) => object[], update: object = {}): Promise<Shopper[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const shopper = new Shopper(index % 2 === 0 ? server : other);
      await shopper.put({ items: lines(index), ...update });
      return shopper;
    }),
  );
}

describe('twenty buyers and five in stock', () => {
  it('make exactly five orders, and the others keep their carts', async () => {
    const sku = skus[0] ?? '';
    await server.db.query('update stock set on_hand = 5 where sku = $1', [sku]);
    const buyers = await buyersOf(20, () => [{ sku, quantity: 1 }]);
    const bodies = await Promise.all(buyers.map((buyer) => buyer.checkout()));
    const answers = await Promise.all(
      buyers.map((buyer, index) => buyer.order<Order | ErrorBody>(bodies[index] ?? {})),
    );
    expect(byStatus(answers, 201)).toHaveLength(5);
    const refused = byStatus(answers, 409);
    expect(refused).toHaveLength(15);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'out_of_stock', details: [{ path: `/items/${sku}`, message: '0 left' }] });
    }
    expect(await onHand(server, sku)).toBe(0);
    const loser = buyers[answers.findIndex(({ status }) => status === 409)];
    expect((await loser?.call<Cart>('GET', '/cart/guest'))?.body.items).toMatchObject([
      { sku, quantity: 1, isAvailable: false },
    ]);
  });

  it('never deadlock, whatever the order of their lines', async () => {
    const pair = skus.slice(1, 3);
    await server.db.query('update stock set on_hand = 12 where sku = any($1)', [pair]);
    const buyers = await buyersOf(16, (index) =>
      (index % 2 === 0 ? pair : pair.toReversed()).map((sku) => ({ sku, quantity: 1 })),
    );
    const bodies = await Promise.all(buyers.map((buyer) => buyer.checkout()));
    const answers = await Promise.all(
      buyers.map((buyer, index) => buyer.order<Order | ErrorBody>(bodies[index] ?? {})),
    );
    expect(byStatus(answers, 201)).toHaveLength(12);
    expect(byStatus(answers, 409)).toHaveLength(4);
    expect(await Promise.all(pair.map((sku) => onHand(server, sku)))).toEqual([0, 0]);
  });
});

describe('the last use of a coupon', () => {
  it('goes to one order', async () => {
    await server.db.query(
      `insert into coupons (code, id, label, kind, value, max_redemptions) values ('LASTONE', 'cpn_lastone', 'The last one', 'fixed', 500, 1)`,
    );
    const buyers = await buyersOf(8, () => [{ sku: skus[3], quantity: 1 }], { couponCode: 'LASTONE' });
    const bodies = await Promise.all(buyers.map((buyer) => buyer.checkout()));
    const answers = await Promise.all(
      buyers.map((buyer, index) => buyer.order<Order | ErrorBody>(bodies[index] ?? {})),
    );
    expect(byStatus(answers, 201)).toHaveLength(1);
    // Refused at the coupon, or before it because the coupon had left the total of the cart.
    const codes = byStatus(answers, 409).map(({ body }) => 'code' in body && body.code);
    for (const code of codes) expect(['coupon_used_up', 'totals_changed']).toContain(code);
    const { rows } = await server.db.query<{ redemptions: number }>(
      `select redemptions from coupons where code = 'LASTONE'`,
    );
    expect(rows[0]?.redemptions).toBe(1);
  });

  it('counts a guest who returns with the same address', async () => {
    const email = `${randomUUID()}@guests.example`;
    const [first, second] = await buyersOf(2, () => [{ sku: skus[3], quantity: 1 }], { couponCode: 'WELCOME10' });
    const one = await first?.order(await first.checkout(CARDS.good, { email }));
    expect(one?.body).toMatchObject({ couponCode: 'WELCOME10', state: 'paid' });
    const two = await second?.order(await second.checkout(CARDS.good, { email: email.toUpperCase() }));
    expect(two).toMatchObject({ status: 409, body: { code: 'coupon_not_usable' } });
  });
});

describe('one person in two tabs', () => {
  it('spends points and cart once', async () => {
    const milo = await server.signIn(PEOPLE.otherProfessional);
    const balance = async () => {
      const { rows } = await server.db.query<{ sum: number }>(
        'select coalesce(sum(points), 0)::int as sum from points_ledger where user_id = $1',
        [milo.id],
      );
      return rows[0]?.sum ?? 0;
    };
    await server.db.query(
      `insert into points_ledger (id, user_id, account_id, kind, points, note) values ($3, $1, $2, 'adjust', $4, 'Exactly 300')`,
      [milo.id, milo.accountId, randomUUID(), 300 - (await balance())],
    );
    const tabs = [new Shopper(server, milo), new Shopper(other, milo), new Shopper(server, milo)];
    await tabs[0]?.put({ items: [{ sku: skus[4], quantity: 5 }], rewardPoints: 300 });
    const body = (await tabs[0]?.checkout()) ?? {};
    const answers = await Promise.all(tabs.map((tab) => tab.order<Order | ErrorBody>(body)));
    const placed = byStatus(answers, 201);
    expect(placed).toHaveLength(1);
    expect(placed[0]?.body).toMatchObject({ pointsSpent: 300, pointsEarned: await balance() });
    expect(byStatus(answers, 422).concat(byStatus(answers, 409))).toHaveLength(2);
  });
});
