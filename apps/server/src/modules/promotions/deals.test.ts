import type { Deal, DealList } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { forceOrders } from '../../testing/order-states.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dana: Person;
let ana: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dana = await server.signIn('dana@lumenclinic.example');
  ana = await server.signIn('ana@clients.example');
});

afterAll(() => server?.close());

const deals = async (as: Person): Promise<Deal[]> =>
  (await server.call<DealList>('GET', `/users/${as.id}/deals`, { as })).body.items;
const names = async (as: Person) => (await deals(as)).map(({ code, dealId }) => code ?? dealId);

test('a professional sees what runs in her channel: shown coupons first, then what applies by itself', async () => {
  expect(await names(dana)).toEqual(['PROSTOCK5', 'SERUM15', 'dsc_six_back_bar', 'dsc_three_masks', 'ofr_sample_pro']);
  expect((await deals(dana))[0]).toEqual({
    dealId: 'cpn_prostock5',
    kind: 'coupon',
    label: '5% off orders over $400 for professionals',
    code: 'PROSTOCK5',
    endsAt: null,
  });
  expect(await names(ana)).toEqual(['SERUM15', 'dsc_three_masks', 'ofr_sample_120', 'ofr_sample_60']);
});

test('a code that is not shown stays secret; one that ends first comes first', async () => {
  expect(await names(dana)).not.toContain('TAKE20');
  const end = new Date(server.clock.now().getTime() + 3_600_000);
  await server.db.query(`update coupons set is_shown = true, ends_at = $1 where code = 'TAKE20'`, [end]);
  const [first] = await deals(dana);
  expect([first?.code, first?.endsAt]).toEqual(['TAKE20', end.toISOString()]);
});

test('what has not started, has ended, is used up or was used by the person is left out', async () => {
  const shown = async (code: string, change: string) => {
    await server.db.query(`update coupons set is_shown = true where code = $1`, [code]);
    const before = (await names(dana)).includes(code);
    await server.db.query(`update coupons set ${change} where code = $1`, [code]);
    return [before, (await names(dana)).includes(code)];
  };
  expect(await shown('SHIPFREE', `starts_at = '2099-01-01'`)).toEqual([true, false]);
  expect(await shown('SERUM15', `ends_at = '2020-01-01'`)).toEqual([true, false]);
  expect(await shown('PROSTOCK5', 'max_redemptions = redemptions')).toEqual([true, false]);
  expect(await shown('SOLO25', 'max_per_user = 1')).toEqual([true, true]);
  await server.db.query(
    `insert into coupon_redemptions (code, order_id, user_id, email) values ('SOLO25', 'ord_1', $1, 'dana@x.example')`,
    [dana.id],
  );
  expect(await names(dana)).not.toContain('SOLO25');
  expect(await names(dana)).not.toContain('TERM10');
});

test('a coupon that an unpaid order of the person holds is left out', async () => {
  await server.db.query(`update coupons set is_shown = true, max_per_user = 1 where code = 'TAKE20'`);
  expect(await names(dana)).toContain('TAKE20');
  const { rows } = await server.db.query<{ id: string }>(
    `update orders set has_stock = true, coupon_code = 'TAKE20'
     where id = (select id from orders where user_id = $1 limit 1) returning id`,
    [dana.id],
  );
  expect(rows).toHaveLength(1);
  const ids = rows.map(({ id }) => id);
  await forceOrders(server.db, ids, 'placed');
  expect(await names(dana)).not.toContain('TAKE20');
  await server.db.query('update orders set has_stock = false where id = $1', [rows[0]?.id]);
  expect(await names(dana)).toContain('TAKE20');
});
