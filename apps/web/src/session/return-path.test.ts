import { expect, it } from 'vitest';
import { openApp } from '~/testing/open-app.ts';
import { userOf } from '~/testing/people.ts';
import { placeAfterSignIn, returnPath } from './return-path.ts';

const { context } = openApp().router.options;
const person = { userId: 'usr_1', accountId: 'acc_1', site: 'b2b', user: userOf('b2b') } as const;

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

it.each([
  ['/cart', '/cart'],
  // From the link of the home page.
  [undefined, '/b2b'],
  ['//evil.example/', '/b2b'],
  ['/', '/'],
])('sign-in with return path %j goes to %s', (wanted, path) => {
  expect(placeAfterSignIn({ ...context, person }, wanted)).toBe(path);
});
