import type { Person } from '~/kernel/context.ts';

/** Whether someone has a store page to refer clients to; staff see the professionals' pages but have none. */
export const hasStore = ({ site, user }: Pick<Person, 'site' | 'user'>): boolean =>
  site === 'b2b' && user.permissions.includes('store:write');
