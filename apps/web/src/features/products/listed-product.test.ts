import { favoriteList, productGet, productList, productSearch } from '@regen/sdk/query';
import { expect, it } from 'vitest';
import { PUBLIC } from '~/kernel/context.ts';
import { openContext } from '~/testing/context.ts';
import { listedProduct } from './listed-product.ts';

async function openList(userId = PUBLIC) {
  const { context } = openContext();
  const { items } = await context.ensure(productList, { userId, page: 2 });
  const [first] = items;
  if (!first) throw new Error('The example list is empty.');
  return { context, first, sku: first.sku };
}

it('finds a product in any page of a list of the same person', async () => {
  const { context, first, sku } = await openList('usr_1');
  expect(listedProduct(context, sku, 'usr_1')).toBe(first);
  expect(listedProduct(context, 'GM0', 'usr_1')).toBeUndefined();
});

it('finds what somebody keeps', async () => {
  const { context } = openContext();
  const { items } = await context.ensure(favoriteList, { id: 'usr_1' });
  expect(listedProduct(context, items[0]?.sku ?? '', 'usr_1')).toBe(items[0]);
});

it.each([
  ['usr_1', PUBLIC],
  [PUBLIC, 'usr_1'],
  ['usr_1', 'usr_2'],
])('does not show the prices of %s to %s', async (owner, caller) => {
  const { context, sku } = await openList(owner);
  expect(listedProduct(context, sku, caller)).toBeUndefined();
});

it('leaves out a list whose prices may be out of date', async () => {
  const { context, sku } = await openList();
  await context.queryClient.invalidateQueries({ queryKey: productList(context.call, { userId: PUBLIC }).queryKey });
  expect(listedProduct(context, sku, PUBLIC)).toBeUndefined();
});

it('leaves out what does not say for whom it is', async () => {
  const { context } = openContext();
  const { items } = await context.ensure(productSearch, { search: 'serum' });
  await context.ensure(productGet, { sku: items[0]?.sku ?? '' });
  expect(listedProduct(context, items[0]?.sku ?? '', PUBLIC)).toBeUndefined();
});
