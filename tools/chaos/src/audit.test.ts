import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoDatabase } from '../../server/test-cluster.ts';
import { audit, readStand } from './audit.ts';
import { Ledger } from './ledger.ts';

it('finds what was lost, doubled or taken', async () => {
  const database = await createDemoDatabase();
  onTestFinished(() => database.drop());
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(() => client.end());
  const stand = await readStand(client);
  const ledger = new Ledger();
  expect(await audit(client, ledger, stand)).toEqual([]);

  ledger.orders.push({ id: 'ord_lost', number: 'R-1', email: 'lost@chaos.example', total: 1_000 });
  ledger.registrations.set('lost@chaos.example', { userId: 'usr_lost' });
  ledger.carts.set('usr_lost', [{ sku: '1407', quantity: 2 }]);
  ledger.refusals.push('refused@chaos.example: 409');
  ledger.failures.set('cartUpdate answered 500', 3);
  // One that explains neither the missing unit nor the coupon counted too often.
  await client.query('alter table orders disable trigger orders_move');
  const { rows } = await client.query<{ id: string }>(
    `update orders set email = 'doubled@chaos.example', state = 'placed'
     where id = (select id from orders o where state = 'paid' and coupon_code is null
       and not exists (select from order_items i where i.order_id = o.id and i.sku = '1407') order by id limit 1)
     returning id`,
  );
  await client.query("update stock set on_hand = on_hand - 1 where sku = '1407'");
  await client.query("update coupons set redemptions = redemptions + 1 where code = 'WELCOME10'");
  await client.query(
    "insert into mail_outbox (id, recipient, template, data, dedupe_key) select 'mail_1', email, 'order-confirmation', '{}', 'order-confirmation:' || id from orders where email = 'doubled@chaos.example'",
  );
  const doubled = rows[0]?.id;
  expect(await audit(client, ledger, stand)).toEqual([
    'refused: refused@chaos.example: 409',
    'cartUpdate answered 500, 3 times',
    'ord_lost was acknowledged over 1000 cents, and is gone',
    `${doubled} of doubled@chaos.example was never acknowledged, although the buyer asked until it was`,
    `${doubled} is placed, with 1 confirmations`,
    'lost@chaos.example is usr_lost, and kept are none',
    'the cart of usr_lost holds nothing instead of 1407 2',
    'of 1407 1 are gone, and 0 were sold',
    'WELCOME10 was counted 1 times too often',
    // The rules of the server.
    expect.stringMatching(new RegExp(`^broken 1 times: .* has no successful payment, .* ${doubled}: placed, payment `)),
    expect.stringMatching(new RegExp(`^broken 1 times: .* while a payment attempt is open. ${doubled}: holds stock`)),
  ]);
});
