import { expect, expectTypeOf, it } from 'vitest';
import { categoryList } from '../generated/operations/categories.ts';
import { orderList, orderPay } from '../generated/operations/orders.ts';
import { productSearch } from '../generated/operations/products.ts';
import { rewardGet } from '../generated/operations/rewards.ts';
import type { CategoryList, Order, OrderPage, OrderSummary, RewardsEntry } from '../generated/types.ts';
import type { ApiPromise } from './api-promise.ts';
import type { PagePromise } from './page-promise.ts';
import { createCall } from './pipeline.ts';

const sent: string[] = [];
const responses: unknown[] = [];
const call = createCall({
  baseUrl: 'http://localhost',
  clientKey: 'k',
  fetch: async (url, { method }) => {
    sent.push(`${method} ${url}`);
    return Response.json(responses.shift() ?? {});
  },
});

async function all(list: AsyncIterable<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of list) items.push(item);
  return items;
}

it('accepts and returns what the operation says', async () => {
  responses.push({ id: 'ord_1' }, { items: [] });
  const order = call(orderPay, { orderId: 'ord_1', payment: { method: 'card', token: 'tok_1' } });
  expectTypeOf(order).toEqualTypeOf<ApiPromise<Order>>();
  expect((await order).id).toBe('ord_1');
  const categories = call(categoryList);
  expectTypeOf(categories).toEqualTypeOf<ApiPromise<CategoryList>>();
  expect((await categories).items).toEqual([]);
  expect(sent.splice(0)).toEqual(['POST http://localhost/order/ord_1/pay', 'GET http://localhost/products/category']);
  // @ts-expect-error: it needs to know which order.
  await expect(call(orderPay, { payment: { method: 'card', token: 'tok_1' } })).rejects.toThrow('"orderId"');
});

it('accepts undefined for what may be left out, and sends nothing of it', async () => {
  const filter: { page?: number | undefined } = { page: undefined };
  await call(productSearch, { search: 'cream', ...filter });
  expect(sent.splice(0)).toEqual(['GET http://localhost/products/?search=cream']);
});

it('returns a list to iterate, wherever the contract has pages', async () => {
  const page = (currentPage: number) => ({ items: [`item of page ${currentPage}`], currentPage, totalPages: 2 });
  responses.push(page(1), page(2), { entries: page(1) }, { entries: page(2) });
  const orders = call(orderList, { id: 'usr_1' });
  expectTypeOf(orders).toEqualTypeOf<PagePromise<OrderPage, OrderSummary>>();
  expect(await all(orders)).toEqual(['item of page 1', 'item of page 2']);
  const entries = call(rewardGet, { id: 'usr_1', timezone: 'UTC' });
  expectTypeOf(entries[Symbol.asyncIterator]).returns.toExtend<AsyncIterator<RewardsEntry>>();
  expect(await all(entries)).toEqual(['item of page 1', 'item of page 2']);
});
