import type { Call } from '@regen/sdk';
import { accountGet, applicationGet, cartGet, orderGet, orderList, productGet, rewardGet } from '@regen/sdk/query';
import { QueryObserver, type FetchQueryOptions } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { openConnection } from '~/testing/live.ts';
import { liveOf } from './live-service.ts';
import { tellNews } from './tell-news.ts';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** A page that shows some reads, whose responses the test changes. */
async function open(queries: (call: Call) => object[]) {
  const { context, mocks } = openContext();
  const { call, queryClient } = context;
  const connection = openConnection();
  const said: string[] = [];
  for (const query of queries(call) as FetchQueryOptions[]) {
    await queryClient.fetchQuery(query);
    ends.push(new QueryObserver(queryClient, query).subscribe(() => undefined));
  }
  ends.push(
    liveOf(context).attach(connection.live),
    tellNews(context, (text) => said.push(text)),
  );
  return { ...connection, context, mocks, queryClient, said, readAgain: () => queryClient.invalidateQueries() };
}

it('says that the cart was changed elsewhere, once, and nothing of what this page has written', async () => {
  const { mocks, queryClient, context, said, say, readAgain } = await open((call) => [cartGet(call, { id: 'guest' })]);
  let version = 7;
  mocks.on('cartGet', (_call, example) => ({ ...example, version }));
  await readAgain();
  const cart = { key: 'cart', cartId: 'crt_1' } as const;
  say('cart', { ...cart, version: 8 });
  // A read that began before.
  await readAgain();
  expect(said).toEqual([]);
  version = 8;
  await readAgain();
  await readAgain();
  expect(said).toEqual(['Your cart was updated in another window or on another device.']);

  say('cart', { ...cart, version: 9 });
  version = 9;
  queryClient.setQueryData(cartGet(context.call, { id: 'guest' }).queryKey, (known) => known && { ...known, version });
  await readAgain();
  expect(said).toHaveLength(1);
});

it('says how an order goes on, on its page and in the list', async () => {
  const { mocks, said, say, readAgain } = await open((call) => [
    orderGet(call, { id: 'usr_1', orderId: 'ord_1' }),
    orderList(call, { id: 'usr_1' }),
  ]);
  let state: 'paid' | 'shipped' = 'paid';
  mocks.on('orderGet', (_call, example) => ({ ...example, number: 'R-1', state }));
  mocks.on('orderList', (_call, example) => ({
    ...example,
    items: example.items.slice(0, 1).map((item) => ({ ...item, number: 'R-2', state })),
  }));
  await readAgain();
  state = 'shipped';
  say('order', { key: 'order', orderId: 'ord_1', status: state });
  await readAgain();
  expect(said.toSorted()).toEqual(['Order R-1: Shipped', 'Order R-2: Shipped']);
});

it('says what the points, the stock and the application are now', async () => {
  const { mocks, said, say, readAgain } = await open((call) => [
    rewardGet(call, { id: 'usr_1', timezone: 'America/Denver' }),
    productGet(call, { sku: 'GM1' }),
    applicationGet(call, { id: 'usr_1' }),
  ]);
  let isLater = false;
  mocks.on('rewardGet', (_call, example) => ({ ...example, balance: isLater ? 1 : 0 }));
  mocks.on('productGet', (_call, example) => ({
    ...example,
    shortName: 'C15',
    stock: { ...example.stock, state: isLater ? 'out_of_stock' : 'in_stock', left: null },
  }));
  mocks.on('applicationGet', (_call, { application }) => ({
    application: application && { ...application, status: isLater ? 'accepted' : 'in_review' },
  }));
  await readAgain();
  for (const message of [{ key: 'rewards' }, { key: 'stock', skus: ['GM1'] }] as const)
    say(message.key, message as never);
  say('application', { key: 'application', status: 'accepted' });
  await readAgain();
  expect(said).toEqual([]);
  isLater = true;
  await readAgain();
  expect(said.toSorted()).toEqual(['C15: Out of stock', 'You now have 1 point.', 'Your application was approved.']);
});

it('says what has changed while there was no connection, and nothing on a page that was just opened', async () => {
  const { mocks, said, say, readAgain } = await open((call) => [rewardGet(call, { id: 'usr_1', timezone: 'UTC' })]);
  let balance = 5;
  mocks.on('rewardGet', (_call, example) => ({ ...example, balance }));
  await readAgain();
  say('gap', { since: null });
  balance = 6;
  await readAgain();
  expect(said).toEqual([]);
  say('gap', { since: 1 });
  balance = 7;
  await readAgain();
  expect(said).toEqual(['You now have 7 points.']);
});

it('says which price tier a professional has from now on', async () => {
  const { mocks, said, say, readAgain } = await open((call) => [accountGet(call)]);
  let tier = 'Tier 1';
  mocks.on('accountGet', (_call, example) => ({ ...example, users: example.users.map((user) => ({ ...user, tier })) }));
  await readAgain();
  say('account', { key: 'account' });
  await readAgain();
  expect(said).toEqual([]);
  tier = 'Tier 3';
  say('account', { key: 'account' });
  await readAgain();
  expect(said).toEqual(['Your price tier is now Tier 3.']);
});
