import { expect, it } from 'vitest';
import { authorization, basicCredential } from './authorization.ts';
import type { Operation } from './operation.ts';

const usual: Operation = { id: 'cartGet', method: 'GET', path: '/cart/{id}' };

it('sends the session token once signed in, else the client key', () => {
  const basic = basicCredential('storefront');
  expect(basic).toBe('Basic c3RvcmVmcm9udDo=');
  expect(authorization(usual, basic, null)).toBe(basic);
  expect(authorization(usual, basic, 'jwt')).toBe('Bearer jwt');
  expect(authorization({ ...usual, auth: 'client' }, basic, 'jwt')).toBe(basic);
  expect(authorization({ ...usual, auth: 'none' }, basic, 'jwt')).toBeNull();
});
