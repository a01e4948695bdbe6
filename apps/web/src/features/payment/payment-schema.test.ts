import { expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '~/features/addresses/index.ts';
import { paymentAdapters } from '~/integrations/payments/index.ts';
import { paymentSchema } from './payment-schema.ts';

const adapter = paymentAdapters.test;
const card = { name: 'Gwen', number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123' };
const same = { isBillingSame: true, billing: EMPTY_ADDRESS };

function wrong(isChosen: boolean, values: object): string[] {
  const { error } = paymentSchema(adapter, isChosen).safeParse(values);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

it('checks a billing address only when it is another one', () => {
  expect(wrong(false, { method: card, ...same })).toEqual([]);
  expect(wrong(false, { method: card, ...same, isBillingSame: false })).toContain('billing.line1');
});

it('asks for the fields of the provider, in their order, unless a payment is chosen already', () => {
  expect(wrong(false, { method: adapter.initialValues(''), ...same })).toEqual(
    ['number', 'expiry', 'cvc', 'name'].map((name) => `method.${name}`),
  );
  expect(wrong(true, { method: adapter.initialValues(''), ...same })).toEqual([]);
  expect(Object.keys(adapter.initialValues(''))).toEqual(['number', 'expiry', 'cvc', 'name']);
});

it('puts what the provider says about a card on the field that it is about', () => {
  expect(['/number', '/expMonth', '/expYear', '/cvc'].map(adapter.fieldOf)).toEqual([
    'number',
    'expiry',
    'expiry',
    'cvc',
  ]);
});
