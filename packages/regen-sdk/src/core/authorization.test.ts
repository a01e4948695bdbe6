import { expect, it } from 'vitest';
import { authorization, basicCredential } from './authorization.ts';

it('sends the session token once signed in, else the client key', () => {
  const basic = basicCredential('storefront');
  expect(basic).toBe('Basic c3RvcmVmcm9udDo=');
  expect(authorization('bk', basic, null)).toBe(basic);
  expect(authorization('bk', basic, 'jwt')).toBe('Bearer jwt');
  expect(authorization('bc', basic, 'jwt')).toBe(basic);
  expect(authorization('n', basic, 'jwt')).toBeNull();
});
