import type { StaffPersonEmail } from '@regen/sdk';
import type { BadgeProps } from '@regen/ui-kit/Badge';

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['adminGetPerson', 'Viewed this page'],
  ['adminUpdateAccount', 'Changed the account'],
  ['adminSetPersonAccess', 'Disabled or enabled the person'],
  ['adminCorrectPoints', 'Corrected points'],
  ['adminGetApplication', 'Viewed the application'],
  ['adminDecideApplication', 'Decided on the application'],
  ['adminGetBundle', 'Viewed a bundle'],
  ['adminGetOrder', 'Viewed an order'],
  ['adminMoveOrder', 'Changed the status of an order'],
  ['adminSetTracking', 'Set a tracking number'],
  ['adminRefundOrder', 'Refunded an order'],
]);

/** What a staff member did, by operation; unknown operations by name. */
export const actionText = (action: string): string => ACTIONS.get(action) ?? action;

/** "Order confirmation" of `order-confirmation`. */
export const templateText = (template: string): string =>
  template.charAt(0).toUpperCase() + template.slice(1).replaceAll('-', ' ');

type State = StaffPersonEmail['state'];

export const EMAIL_STATES: Readonly<Record<State, { label: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  waiting: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};
