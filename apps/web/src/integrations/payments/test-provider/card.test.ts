import { describe, expect, it } from 'vitest';
import {
  brandOf,
  cardNumberProblem,
  cvcProblem,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  parseExpiry,
  passesLuhn,
} from './card.ts';

describe('card number', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['9999', 'unknown'],
  ] as const)('knows the brand of %s', (number, brand) => expect(brandOf(number)).toBe(brand));

  it('is grouped as on the card', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('4242-4242 42')).toBe('4242 4242 42');
  });

  it('fails when any single digit is changed', () => {
    const number = '4000002760003184';
    expect(passesLuhn(number)).toBe(true);
    for (let at = 0; at < number.length; at += 1) {
      const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1);
      expect(passesLuhn(wrong)).toBe(false);
    }
  });

  it('says what is wrong', () => {
    expect(cardNumberProblem('')).toMatch(/Enter/);
    expect(cardNumberProblem('4242 4242')).toMatch(/too short/);
    expect(cardNumberProblem('4242 4242 4242 4243')).toMatch(/digits/);
    expect(cardNumberProblem('4242 4242 4242 4242')).toBeNull();
  });
});

describe('expiry', () => {
  const now = new Date(2026, 6, 31);

  it('is written as month and year while it is typed', () => {
    expect(formatExpiry('1')).toBe('1');
    expect(formatExpiry('8')).toBe('08');
    expect(formatExpiry('0829')).toBe('08 / 29');
    expect(formatExpiry('08/2029')).toBe('08 / 29');
    expect(formatExpiry('12/')).toBe('12 / ');
  });

  it('counts the whole month of expiry as valid', () => {
    expect(expiryProblem('07 / 26', now)).toBeNull();
    expect(expiryProblem('06 / 26', now)).toMatch(/expired/);
    expect(expiryProblem('13 / 30', now)).toMatch(/month and year/);
    expect(expiryProblem('', now)).toMatch(/Enter/);
  });

  it('becomes month and year', () => {
    expect(parseExpiry('12 / 30')).toEqual({ month: 12, year: 2030 });
    expect(parseExpiry('00 / 30')).toBeNull();
  });
});

it('asks for four digits of security code on American Express', () => {
  expect(cvcProblem('123', '4242424242424242')).toBeNull();
  expect(cvcProblem('123', '378282246310005')).toMatch(/4 digits/);
  expect(cvcProblem('', '4242')).toMatch(/Enter/);
});
