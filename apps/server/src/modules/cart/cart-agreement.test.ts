import { cartInputFromWire, cartTotals, fromCents } from '@regen/domain';
import type { Cart } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { UserActor } from '../../auth/actor.ts';
import { buyerOf } from '../../auth/buyer.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { cartView } from './cart-view.ts';

/*
 * The server prices carts that lie in the database, the browser prices what it got as JSON: every kind of buyer with every
 * coupon, destination and method, each with five carts of random products, 10,500 in all.
 */
// None appears twice, because carts without a coupon have the most left to pay with points.
const COUPONS = [null, null, 'WELCOME10', 'DROPS15', 'OFF20', 'NOFREIGHT', 'ALONE25', 'CLINIC5', 'CLASS10', 'GONE'];
const METHODS = [null, 'ground', 'overnight', 'mail', 'canada', 'international'];
const DESTINATIONS = [
  null,
  { countryCode: 'US', region: 'UT', postalCode: '84111' },
  { countryCode: 'US', region: 'NY', postalCode: '10012' },
  { countryCode: 'US', region: 'HI' },
  { countryCode: 'CA', region: 'QC' },
  { countryCode: 'GB' },
  { countryCode: 'US', region: 'OR' },
];
const CHOICES = COUPONS.flatMap((coupon) =>
  METHODS.flatMap((method) => DESTINATIONS.map((destination) => ({ coupon, method, destination }))),
);
const TIMES = 5;

/** Users of each kind of buyer; each has one cart at a time. */
const PEOPLE = 10;
const KINDS = 5;
const USERS = PEOPLE * KINDS;
const ROUNDS = (CHOICES.length * TIMES) / PEOPLE;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server.close());

/** New random content for the carts of all test users, in one statement. */
async function shuffleCarts(round: number): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.query('select setseed($1)', [((round * 7919) % 10_007) / 10_007]);
    await tx.query(`delete from cart_items where cart_id like 'crt_agree%'`);
    await tx.query(
      `insert into cart_items (cart_id, sku, quantity)
       select c.id, p.sku, 1 + floor(power(random(), 3) * 30)::int
       from carts c cross join lateral (
         select sku from products where c.id is not null order by random() limit 1 + floor(random() * 6)::int) p
       where c.id like 'crt_agree%'`,
    );
    const chosen = Array.from({ length: PEOPLE }, (_, place) => CHOICES[(round * PEOPLE + place) % CHOICES.length]);
    await tx.query(
      `update carts c set version = version + 1, points_to_spend = floor(random() * random() * 4000)::int,
         coupon_code = chosen.it ->> 'coupon', shipping_method_id = chosen.it ->> 'method',
         destination = nullif(chosen.it -> 'destination', 'null')
       from jsonb_array_elements($1::jsonb) with ordinality chosen(it, place)
       where c.id like 'crt_agree%' and (substring(c.id from '[0-9]+$')::int - 1) / ${KINDS} + 1 = chosen.place`,
      [JSON.stringify(chosen)],
    );
  });
}

it('agree to the cent', async () => {
  const { db } = server;
  await db.query(
    `insert into accounts (id, name, site, account_type, discount_model, tier)
     select 'acc_agree' || n, 'Agreement', s.site, 'professional', s.model, s.tier
     from generate_series(1, ${USERS}) n
     join (values (0, 'b2b', 'Professional', 1), (1, 'b2b', 'Professional', 3), (2, 'b2b', 'Professional', 4), (3, 'retail', null, null), (4, 'school', null, null))
       s(k, site, model, tier) on s.k = n % 5`,
  );
  await db.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name)
     select 'usr_agree' || n, 'acc_agree' || n, 'agree' || n || '@test.example', 'x', 'A', 'B' from generate_series(1, ${USERS}) n`,
  );
  await db.query(
    `insert into points_ledger (id, user_id, account_id, kind, points, note)
     select 'agree' || n, 'usr_agree' || n, 'acc_agree' || n, 'adjust', n * 37, 'For the test' from generate_series(1, ${USERS}) n`,
  );
  await db.query(
    `insert into carts (id, user_id, expires_at) select 'crt_agree' || n, 'usr_agree' || n, now() + interval '1 day' from generate_series(1, ${USERS}) n`,
  );
  const people = await db.query<UserActor>(
    `select 'user' as kind, u.id as "userId", a.id as "accountId", a.site, 'Tier ' || a.tier as tier, a.discount_model as "discountModel",
       false as "exemptForReward", u.email from users u join accounts a on a.id = u.account_id where u.id like 'usr_agree%'`,
  );
  const { carts } = server.app.services;
  const seen = { discounts: 0, coupons: 0, points: 0, taxes: 0, freeShipping: 0, unavailable: 0 };

  async function read(actor: UserActor): Promise<Cart> {
    const { cart, reference } = await carts.load(db, { kind: 'user', userId: actor.userId }, buyerOf(actor));
    return JSON.parse(JSON.stringify(cartView(cart, reference))) as Cart;
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    await shuffleCarts(round);
    for (const received of await Promise.all(people.rows.map(read))) {
      const input = cartInputFromWire(received);
      if (!input) throw new Error('The cart came without its rules.');
      const mine = cartTotals(input);
      const { orderTotal } = received;
      expect({
        subtotal: fromCents(mine.subtotal),
        discount: fromCents(mine.discount),
        rewardsPointsDiscount: fromCents(mine.rewards),
        shipping: fromCents(mine.shipping),
        shippingDiscount: fromCents(mine.shippingDiscount),
        taxes: fromCents(mine.taxes),
        waived: fromCents(mine.waived),
        total: fromCents(mine.total),
        purchaseValue: fromCents(mine.purchaseValue),
        currency: 'USD',
        isEstimate: orderTotal.isEstimate,
        chargeId: null,
      }).toEqual(orderTotal);
      expect(mine.lines.map((line) => fromCents(line.net))).toEqual(
        received.items.filter((item) => !item.isFreeItem).map((item) => item.discountedAmount),
      );
      seen.discounts += Number(mine.automatic.length > 0);
      seen.coupons += Number(mine.coupon?.isApplied ?? false);
      seen.points += Number(mine.rewards > 0);
      seen.taxes += Number(mine.taxes > 0);
      seen.freeShipping += Number(mine.shippingDiscount > 0);
      seen.unavailable += Number(received.items.some((item) => !item.isAvailable));
    }
  }
  // Each feature was really met, many times.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
});
