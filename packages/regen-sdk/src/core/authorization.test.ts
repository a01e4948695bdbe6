import { expect, it } from 'vitest';
import { authorization, basicCredential } from './authorization.ts';

it('sends the session token once signed in, else the client key', () => {
  const basic = basicCredential('storefront');
  expect(basic).toBe('Basic c3RvcmVmcm9udDo=');
  expect(authorization({ id: 'x', path: '/x' }, basic, null)).toBe(basic);
  expect(authorization({ id: 'x', path: '/x' }, basic, 'jwt')).toBe('Bearer jwt');
  expect(authorization({ id: 'x', path: '/x', auth: 'client' }, basic, 'jwt')).toBe(basic);
  expect(authorization({ id: 'x', path: '/x', auth: 'none' }, basic, 'jwt')).toBeNull();
});
