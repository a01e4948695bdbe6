import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentAdapters } from '~/integrations/payments/index.ts';
import { forgetFields, keepFields, initialFields } from './kept-fields.ts';

const adapter = paymentAdapters.test;
const card = { number: '4000 0000 0000 0002', expiry: '12 / 39', cvc: '123', name: 'Gwen Park' };
const ana = 'Ana Ruiz';

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('prefills the name on the card after a decline, and saves nothing else', () => {
  keepFields(adapter, 'usr_1', ana, card);
  expect(initialFields(adapter, 'usr_1', ana)).toEqual({ number: '', expiry: '', cvc: '', name: 'Gwen Park' });
  expect(sessionStorage.getItem('regen.draft.payer.1')).toBe('{"owner":"usr_1","values":{"name":"Gwen Park"}}');
});

it('shows it to nobody else, and forgets it once the order is paid', () => {
  keepFields(adapter, 'usr_1', ana, card);
  const untouched = { number: '', expiry: '', cvc: '', name: ana };
  expect(initialFields(adapter, 'usr_2', ana)).toEqual(untouched);
  forgetFields('usr_1');
  expect(initialFields(adapter, 'usr_1', ana)).toEqual(untouched);
});

it('saves no name that only came from the address', () => {
  keepFields(adapter, 'usr_1', ana, card);
  keepFields(adapter, 'usr_1', card.name, card);
  expect(sessionStorage.getItem('regen.draft.payer.1')).toBeNull();
});
