import { expect, test } from 'vitest';
import { formatCookie, parseCookies } from './cookies.ts';
import { parseIfMatch } from './if-match.ts';

test('cookies are read, decoded, and harmless', () => {
  const cookies = parseCookies('a=1; b=x%20y; a=2; bad=%E0%A4; __proto__=z; =none; alone');
  expect({ ...cookies }).toEqual({ '': 'none', a: '1', b: 'x y', bad: '%E0%A4', ['__proto__']: 'z' });
  expect(({} as Record<string, unknown>)['z']).toBeUndefined();
  expect({ ...parseCookies(undefined) }).toEqual({});
});

test('cookies are safe unless said otherwise', () => {
  expect(formatCookie('cart', 'a;b', { maxAge: 10.7, secure: true })).toBe(
    'cart=a%3Bb; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(() => formatCookie('a b', '', { secure: false })).toThrow(TypeError);
});

test.each([
  ['"7"', 7],
  ['W/"12"', 12],
  ['3', 3],
  ['"99999999999999999999"', 2_147_483_647],
  ['"x"', null],
  [undefined, null],
])('If-Match %s is version %s', (header, version) => {
  expect(parseIfMatch(header)).toBe(version);
});
