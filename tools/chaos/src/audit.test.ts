import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoDatabase } from '../../server/test-cluster.ts';
import { audit, readShelf } from './audit.ts';
import { Ledger } from './ledger.ts';

it('finds what was lost, doubled or taken', async () => {
  const database = await createDemoDatabase();
  onTestFinished(() => database.drop());
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(() => client.end());
  const shelf = await readShelf(client);
  const ledger = new Ledger();
  expect(await audit(client, ledger, shelf)).toEqual([]);

  ledger.orders.push({ id: 'ord_lost', email: 'lost@chaos.example', total: 1_000 });
  ledger.registrations.set('lost@chaos.example', { userId: 'usr_lost' });
  ledger.carts.set('usr_lost', [{ sku: '1407', quantity: 2 }]);
  ledger.refusals.push('refused@chaos.example: 409');
  const { rows } = await client.query<{ id: string }>(
    `update orders set email = 'doubled@chaos.example', state = 'placed'
     where id = (select id from orders where state = 'paid' order by id limit 1) returning id`,
  );
  await client.query("update stock set on_hand = on_hand - 1 where sku = '1407'");
  const doubled = rows[0]?.id;
  expect(await audit(client, ledger, shelf)).toEqual([
    'refused: refused@chaos.example: 409',
    'ord_lost was acknowledged over 1000 cents, and is gone',
    `${doubled} of doubled@chaos.example was never acknowledged, although the buyer asked until it was`,
    expect.stringMatching(new RegExp(`^${doubled} is placed, with `)),
    'lost@chaos.example is usr_lost, and kept are none',
    'the cart of usr_lost holds nothing instead of 1407 2',
    'of 1407 1 are gone, and 0 were sold',
  ]);
});
