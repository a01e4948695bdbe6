import { expect, it } from 'vitest';
import { cardName, paymentText } from './card-name.ts';

it('names a card by brand and last digits, as far as they are known', () => {
  expect(cardName({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005');
  expect(cardName({ brand: 'Carte Bleue', last4: null })).toBe('Carte Bleue');
  expect(cardName({ brand: null, last4: null })).toBe('Card');
});

it('says what left nothing to pay', () => {
  const card = { brand: 'visa', last4: '4242' };
  expect(paymentText(card, 1, 20)).toBe('Visa ending in 4242');
  expect(paymentText(card, 0, 20)).toBe('Paid with points');
  expect(paymentText(card, 0, 0)).toBe('Nothing to pay');
});
