import type { Person } from '~/kernel/context.ts';

/** Whether somebody has a store page that clients can be referred to; staff see the professionals' pages, but have none. */
export const hasStore = ({ site, user }: Pick<Person, 'site' | 'user'>): boolean =>
  site === 'b2b' && user.permissions.includes('store:write');
