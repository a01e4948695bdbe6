import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { forgetUnpaid, isOrderedBy, noteUnpaid, unpaidOrder } from './unpaid-order.ts';
import { storedOfPage } from './use-stored.ts';

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('remembers the last unpaid order until it is paid, and whose it is', () => {
  const { context } = openContext();
  noteUnpaid(context, 'usr_1', { id: 'ord_1', canPay: false });
  expect(unpaidOrder.text()).toBeNull();
  noteUnpaid(context, 'usr_1', { id: 'ord_1', canPay: true });
  noteUnpaid(context, 'usr_1', { id: 'ord_2', canPay: true });
  expect(unpaidOrder.text()).toBe('{"owner":"usr_1","value":"ord_2"}');
  noteUnpaid(context, 'usr_1', { id: 'ord_1', canPay: false });
  forgetUnpaid(context, 'ord_1');
  expect(unpaidOrder.read()).toEqual({ owner: 'usr_1', value: 'ord_2' });
  noteUnpaid(context, 'usr_1', { id: 'ord_2', canPay: false });
  expect(unpaidOrder.text()).toBeNull();
});

it('remembers it until the page is left where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  const { context } = openContext();
  noteUnpaid(context, 'usr_1', { id: 'ord_1', canPay: true });
  expect(storedOfPage(context, unpaidOrder).read()).toEqual({ owner: 'usr_1', value: 'ord_1' });
  forgetUnpaid(context, 'ord_1');
  expect(storedOfPage(context, unpaidOrder).read()).toBeNull();
});

it('is named to another person of the browser only if it has their email address', () => {
  const order = { email: 'Gwen@example.com' };
  expect(isOrderedBy(undefined, order)).toBe(true);
  expect(isOrderedBy('gwen@example.com', order)).toBe(true);
  expect(isOrderedBy('ana@clients.example', order)).toBe(false);
  expect(isOrderedBy('', order)).toBe(false);
});
