import type { Deal, DealList } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { forceOrders } from '../../testing/order-states.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dora: Person;
let amy: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  amy = await server.signIn(PEOPLE.client);
});

afterAll(() => server?.close());

const deals = async (as: Person): Promise<Deal[]> =>
  (await server.call<DealList>('GET', `/users/${as.id}/deals`, { as })).body.items;
const names = async (as: Person) => (await deals(as)).map(({ code, dealId }) => code ?? dealId);

test('a professional sees what runs in her channel: shown coupons first, then what applies by itself', async () => {
  expect(await names(dora)).toEqual(['CLINIC5', 'DROPS15', 'dsc_bulk_back_bar', 'dsc_many_masks', 'ofr_gift_pro']);
  expect((await deals(dora))[0]).toEqual({
    dealId: 'cpn_clinic5',
    kind: 'coupon',
    label: '5% off clinic orders over $400',
    code: 'CLINIC5',
    endsAt: null,
  });
  expect(await names(amy)).toEqual(['DROPS15', 'dsc_many_masks', 'ofr_gift_120', 'ofr_gift_60']);
});

test('a code that is not shown stays secret; one that ends first comes first', async () => {
  expect(await names(dora)).not.toContain('OFF20');
  const end = new Date(server.clock.now().getTime() + 3_600_000);
  await server.db.query(`update coupons set is_shown = true, ends_at = $1 where code = 'OFF20'`, [end]);
  const [first] = await deals(dora);
  expect([first?.code, first?.endsAt]).toEqual(['OFF20', end.toISOString()]);
});

test('what has not started, has ended, is used up or was used by the person is left out', async () => {
  const shown = async (code: string, change: string) => {
    await server.db.query(`update coupons set is_shown = true where code = $1`, [code]);
    const before = (await names(dora)).includes(code);
    await server.db.query(`update coupons set ${change} where code = $1`, [code]);
    return [before, (await names(dora)).includes(code)];
  };
  expect(await shown('NOFREIGHT', `starts_at = '2099-01-01'`)).toEqual([true, false]);
  expect(await shown('DROPS15', `ends_at = '2020-01-01'`)).toEqual([true, false]);
  expect(await shown('CLINIC5', 'max_redemptions = redemptions')).toEqual([true, false]);
  expect(await shown('ALONE25', 'max_per_user = 1')).toEqual([true, true]);
  await server.db.query(
    `insert into coupon_redemptions (code, order_id, user_id, email) values ('ALONE25', 'ord_1', $1, 'dora@x.example')`,
    [dora.id],
  );
  expect(await names(dora)).not.toContain('ALONE25');
  expect(await names(dora)).not.toContain('CLASS10');
});

test('a coupon that an unpaid order of the person holds is left out', async () => {
  await server.db.query(`update coupons set is_shown = true, max_per_user = 1 where code = 'OFF20'`);
  expect(await names(dora)).toContain('OFF20');
  const { rows } = await server.db.query<{ id: string }>(
    `update orders set has_stock = true, coupon_code = 'OFF20'
     where id = (select id from orders where user_id = $1 limit 1) returning id`,
    [dora.id],
  );
  expect(rows).toHaveLength(1);
  const ids = rows.map(({ id }) => id);
  await forceOrders(server.db, ids, 'placed');
  expect(await names(dora)).not.toContain('OFF20');
  await server.db.query('update orders set has_stock = false where id = $1', [rows[0]?.id]);
  expect(await names(dora)).toContain('OFF20');
});
