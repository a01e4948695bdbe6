import { describe, expect, it } from 'vitest';
import { cartUpdate } from '../generated/operations/cart.ts';
import { orderList } from '../generated/operations/orders.ts';
import { splitParams } from './request-parts.ts';

describe('splitParams', () => {
  it('sends what is not in the path as query when there is no body', () => {
    expect(splitParams(orderList, { id: 'usr_1', page: 2, year: 2026 })).toEqual({
      path: { id: 'usr_1' },
      query: { page: 2, year: 2026 },
      header: {},
      body: undefined,
    });
  });

  it('sends what is neither in the path nor a header as body', () => {
    const params = { id: 'guest', ifMatch: 7, add: [{ sku: '1', quantity: 2 }] };
    expect(splitParams(cartUpdate, params)).toEqual({
      path: { id: 'guest' },
      query: {},
      header: { 'If-Match': '7' },
      body: { add: [{ sku: '1', quantity: 2 }] },
    });
    expect(params).toEqual({ id: 'guest', ifMatch: 7, add: [{ sku: '1', quantity: 2 }] });
    expect(splitParams(cartUpdate, { id: 'guest' }).header).toEqual({});
  });
});
