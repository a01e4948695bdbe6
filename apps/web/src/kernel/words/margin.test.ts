import { expect, it } from 'vitest';
import { marginText } from './margin.ts';

it('says what a professional can resell a product for, and what of it they keep', () => {
  expect(marginText({ retailPrice: 92, yourPrice: 55.2 })).toBe('Retail $92.00 · margin 40%');
  expect(marginText({ retailPrice: 1, yourPrice: 0.335 })).toBe('Retail $1.00 · margin 67%');
});

it('says nothing of what is not sold to clients', () => {
  expect(marginText({ yourPrice: 55.2 })).toBeNull();
});
