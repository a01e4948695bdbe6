import type { User } from '@regen/sdk';
import { expect, it } from 'vitest';
import { hasStore } from './has-store.ts';

const person = (site: 'b2b' | 'retail', permissions: User['permissions']) => ({
  site,
  user: { permissions } as Partial<User> as User,
});

it('is true for those who may change a store page, not for staff, who see the same pages', () => {
  expect(hasStore(person('b2b', ['cart:write', 'store:write']))).toBe(true);
  expect(hasStore(person('b2b', ['cart:write', 'messages:care', 'admin:users']))).toBe(false);
  expect(hasStore(person('retail', ['cart:write']))).toBe(false);
});
