import type { Permission } from '@regen/sdk';

/** What everyone with an account may do. */
export const EVERYBODY = ['cart:write', 'orders:read', 'messages:write'] as const satisfies readonly Permission[];

/** What professionals may do. */
export const PROFESSIONAL = [
  ...EVERYBODY,
  'clients:read',
  'store:write',
  'recommendations:write',
] as const satisfies readonly Permission[];
