import type { Permission } from '@regen/sdk';
import type { Person } from '~/kernel/context.ts';

export type StaffPermission = Extract<Permission, `admin:${string}` | 'messages:care'>;

export const isStaffPermission = (permission: Permission): permission is StaffPermission =>
  permission.startsWith('admin:') || permission === 'messages:care';

export const isStaff = ({ user }: Person): boolean => user.permissions.some(isStaffPermission);

/** May read reviews before they are published. */
export const isModerator = ({ user }: Person): boolean => user.permissions.includes('admin:reviews');

/** May decide on applications for professional accounts. */
export const isReviewer = ({ user }: Person): boolean => user.permissions.includes('admin:applications');

/** May pack, ship, cancel and refund orders. */
export const isOrderClerk = ({ user }: Person): boolean => user.permissions.includes('admin:orders');

/** May find people and change their accounts. */
export const managesPeople = ({ user }: Person): boolean => user.permissions.includes('admin:users');

/** Who watches over content and sees drafts. */
export const isEditor = ({ user }: Person): boolean => user.permissions.includes('admin:content');
