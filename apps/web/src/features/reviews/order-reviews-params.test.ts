import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberOrderAccess } from '~/kernel/stored/order-access.ts';
import { orderReviewsParams } from './order-reviews-params.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('reads an order with the token of its address, or else of the link to the order that was opened here', () => {
  expect(orderReviewsParams('ord_1', {})).toEqual({ orderId: 'ord_1' });
  rememberOrderAccess('ord_1', 'of-order');
  expect(orderReviewsParams('ord_1', {})).toEqual({ orderId: 'ord_1', accessToken: 'of-order' });
  expect(orderReviewsParams('ord_1', { accessToken: 'of-email' }).accessToken).toBe('of-email');
  expect(orderReviewsParams('ord_2', {})).toEqual({ orderId: 'ord_2' });
});
