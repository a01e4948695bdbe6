import type { ErrorCode } from '@regen/contract';
import type { TestCardOutcome } from '../db/schema.ts';

export interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex';
  outcome: TestCardOutcome;
}

/** The documented numbers of the embedded provider. All other numbers are refused, so that no one enters a real one. */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map(
  Object.entries({
    '4242424242424242': { brand: 'visa', outcome: 'succeed' },
    '5555555555554444': { brand: 'mastercard', outcome: 'succeed' },
    '378282246310005': { brand: 'amex', outcome: 'succeed' },
    '4000002760003184': { brand: 'visa', outcome: 'challenge' },
    '4000000000000002': { brand: 'visa', outcome: 'card_declined' },
    '4000000000009995': { brand: 'visa', outcome: 'insufficient_funds' },
    '4000000000000069': { brand: 'visa', outcome: 'expired_card' },
    '4000000000000127': { brand: 'visa', outcome: 'incorrect_cvc' },
    '4000000000000119': { brand: 'visa', outcome: 'processing_error' },
  }),
);

export const FAILURE_MESSAGES: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined. Try another card.',
  insufficient_funds: 'Your card has insufficient funds. Try another card.',
  expired_card: 'Your card has expired. Try another card.',
  incorrect_cvc: 'The security code of your card is incorrect. Check it and try again.',
  processing_error: 'Your bank could not process the payment. Try again in a moment.',
  authentication_failed: 'Your bank did not confirm the payment. Try again or use another card.',
  payment_closed: 'This payment was not finished in time. Pay again.',
  token_unknown: 'The card details are no longer valid. Enter them again.',
  token_used: 'The card details were already used for another order. Enter them again.',
};

/** The check digit that distinguishes a typo from a card number. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    let digit = Number(digits[digits.length - 1 - index]);
    if (index % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return digits.length > 0 && sum % 10 === 0;
}

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export type CardCheck =
  | { isValid: true; card: TestCard; last4: string }
  | { isValid: false; code: ErrorCode; path: string; message: string };

/** What a payment form would say about a card, first problem first. */
export function checkCard(input: CardInput, now: Date): CardCheck {
  const digits = input.number.replaceAll(' ', '');
  const refuse = (code: ErrorCode, path: string, message: string): CardCheck => ({
    isValid: false,
    code,
    path,
    message,
  });
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    return refuse('card_number_invalid', '/number', 'This card number is not valid. Check it for typos.');
  }
  const card = TEST_CARDS.get(digits);
  if (!card) {
    return refuse('card_not_a_test_card', '/number', 'This store accepts test cards only. Use 4242 4242 4242 4242.');
  }
  const isExpired =
    input.expYear < now.getUTCFullYear() ||
    (input.expYear === now.getUTCFullYear() && input.expMonth < now.getUTCMonth() + 1);
  if (isExpired) return refuse('card_expired', '/expYear', 'This card has expired.');
  const length = card.brand === 'amex' ? 4 : 3;
  if (input.cvc.length !== length) {
    return refuse('card_cvc_invalid', '/cvc', `The security code of this card has ${length} digits.`);
  }
  return { isValid: true, card, last4: digits.slice(-4) };
}
