import { expect, it } from 'vitest';
import { openApp } from '~/testing/open-app.ts';
import { returnPath } from './return-path.ts';

const { context } = openApp().router.options;

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
  ['/register-retail', '/'],
  ['/forgot-password#top', '/'],
  ['/resetPassword/rst_1', '/'],
  ['/accept-terms/', '/'],
  ['/nowhere', '/nowhere'],
  [undefined, '/'],
  [['/cart'], '/'],
])('%j returns to %s', (value, path) => expect(returnPath(context, value)).toBe(path));
