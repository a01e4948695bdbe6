import { describe, expect, test } from 'vitest';
import { nextPageLink } from './page-links.ts';

const list = (current: number, total: number, items: string[] = []): string =>
  JSON.stringify({ items, currentPage: current, totalPages: total, perPage: 12 });

describe('the next page of a list', () => {
  test('is the same question with the next number', () => {
    expect(nextPageLink('/api/v1/regen/products/public', list(1, 2))).toBe(
      '</api/v1/regen/products/public?page=2>; rel="next"',
    );
    expect(nextPageLink('/products/?search=a%26b&page=2&category=x&category=y', Buffer.from(list(2, 9)))).toBe(
      '</products/?search=a%26b&page=3&category=x&category=y>; rel="next"',
    );
  });

  test('is none on the last page, after it, and where there are no pages', () => {
    expect([list(2, 2), list(5, 2), list(1, 0), '{}', ''].map((text) => nextPageLink('/a', text))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  test('is not what a user wrote into a text', () => {
    expect(nextPageLink('/a', list(2, 2, ['"currentPage":1,"totalPages":2']))).toBeNull();
  });

  test('brings no line break or bracket into a header', () => {
    expect(nextPageLink('/a?search=%0d%0aSet-Cookie:x%3E', list(1, 2))).toBe(
      '</a?search=%0D%0ASet-Cookie%3Ax%3E&page=2>; rel="next"',
    );
  });
});
