import type { Permission } from '@regen/sdk';
import type { Person } from '~/kernel/context.ts';

/** What a staff member may do, by the contract's permissions. */
const STAFF_RIGHTS: Partial<Record<Permission, string>> = {
  'messages:care': 'Read and answer messages to Regen Care',
  'admin:users': 'Find and manage people and accounts',
  'admin:impersonate': 'Act for a person, with a recorded reason',
  'admin:bundles': 'Manage professionals’ recommendations',
};

export const rightsOf = ({ user }: Person): string[] =>
  user.permissions.flatMap((permission) => STAFF_RIGHTS[permission] ?? []);

export const isStaff = (person: Person): boolean => rightsOf(person).length > 0;
