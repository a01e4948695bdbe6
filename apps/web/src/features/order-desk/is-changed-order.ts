import { RegenApiError } from '@regen/sdk';

/** Whether a call failed because the order has changed since it was read. */
export const isChangedOrder = (error: unknown): boolean =>
  error instanceof RegenApiError && error.code === 'order_changed';
