import type { Person } from '~/kernel/context.ts';

/** Whether somebody belongs to Regen's care team, whose account is that of the staff. */
export const isCare = ({ user }: Pick<Person, 'user'>): boolean => user.accountType === 'admin';
