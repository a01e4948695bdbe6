import type { AccountDeletionRequest } from '@regen/sdk';

/** Why an account isn't deleted on the day that was named. */
export const DELETION_WAITS_FOR: Record<NonNullable<AccountDeletionRequest['waitsFor']>, string> = {
  order: 'One of your orders isn’t complete yet, so we’ll wait until it’s delivered or canceled.',
  account: 'Other people or clients use this account. Contact us to delete it.',
};
