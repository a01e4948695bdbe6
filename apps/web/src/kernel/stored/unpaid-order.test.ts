import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteUnpaid, unpaidOrder } from './unpaid-order.ts';

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('remembers the last unpaid order until it is paid, and whose it is', () => {
  noteUnpaid('usr_1', { id: 'ord_1', canPay: false });
  expect(unpaidOrder.text()).toBeNull();
  noteUnpaid('usr_1', { id: 'ord_1', canPay: true });
  noteUnpaid('usr_1', { id: 'ord_2', canPay: true });
  expect(unpaidOrder.text()).toBe('{"owner":"usr_1","value":"ord_2"}');
  noteUnpaid('usr_1', { id: 'ord_1', canPay: false });
  expect(unpaidOrder.read()).toEqual({ owner: 'usr_1', value: 'ord_2' });
  noteUnpaid('usr_1', { id: 'ord_2', canPay: false });
  expect(unpaidOrder.text()).toBeNull();
});
