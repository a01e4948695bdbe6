import { describe, expect, it } from 'vitest';
import { cartUpdate } from '../generated/operations/cart.ts';
import { orderList } from '../generated/operations/orders.ts';
import { splitParams, toSearch } from './request-parts.ts';

describe('splitParams', () => {
  it('sends what is not in the path as query when there is no body', () => {
    expect(splitParams(orderList, { id: 'usr_1', page: 2, year: 2026 })).toEqual({
      path: '/user/usr_1/order',
      query: { page: 2, year: 2026 },
      headers: {},
      body: undefined,
    });
  });

  it('sends what is neither in the path nor a header as body', () => {
    const params = { id: 'guest', ifMatch: 7, add: [{ sku: '1', quantity: 2 }] };
    expect(splitParams(cartUpdate, params)).toEqual({
      path: '/cart/guest',
      query: {},
      headers: { 'If-Match': '7' },
      body: { add: [{ sku: '1', quantity: 2 }] },
    });
    expect(params).toEqual({ id: 'guest', ifMatch: 7, add: [{ sku: '1', quantity: 2 }] });
    expect(splitParams(cartUpdate, { id: 'guest' }).headers).toEqual({});
  });
});

describe('toSearch', () => {
  it.each([
    [{}, ''],
    [{ a: undefined, b: null, c: [] }, ''],
    [{ page: 2, showTaxes: false }, '?page=2&showTaxes=false'],
    [
      { category: ['serums', 'eye & lip'], search: 'crème 100%' },
      '?category=serums&category=eye%20%26%20lip&search=cr%C3%A8me%20100%25',
    ],
  ])('%j is %j', (query, search) => expect(toSearch(query)).toBe(search));
});
