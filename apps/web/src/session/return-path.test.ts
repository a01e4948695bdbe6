import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  ['/checkout?step=payment', '/checkout?step=payment'],
  ['/b2b/my-account/my-orders?year=2026#top', '/b2b/my-account/my-orders?year=2026#top'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['checkout', '/'],
  ['/login?redirect=/cart', '/'],
  [undefined, '/'],
  [['/cart'], '/'],
])('%j returns to %s', (value, path) => expect(returnPath(value)).toBe(path));
