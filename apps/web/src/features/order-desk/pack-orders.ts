import type { StaffOrderSummary } from '@regen/sdk';
import { createAdminResource } from '@regen/sdk/resources/admin';
import type { AppContext } from '~/kernel/context.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { isChangedOrder } from './is-changed-order.ts';

export type PackOutcome =
  | { kind: 'packed' }
  /** Someone else moved it first. */
  | { kind: 'changed' }
  | { kind: 'failed'; message: string };

/** How many calls are under way at once. */
const AT_ONCE = 3;

/** Marks orders as packed, a few at a time, and reports each as soon as it is known. */
export async function packOrders(
  { service }: Pick<AppContext, 'service'>,
  orders: readonly Pick<StaffOrderSummary, 'id' | 'changedAt'>[],
  report: (orderId: string, outcome: PackOutcome) => void,
): Promise<void> {
  const admin = service(createAdminResource);
  const waiting = [...orders];
  const work = async (): Promise<void> => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const { id: orderId, changedAt } = order;
      try {
        await admin.moveOrder({ orderId, state: 'packed', changedAt });
        report(orderId, { kind: 'packed' });
      } catch (error) {
        const failed: PackOutcome = { kind: 'failed', message: describeError(error).message };
        report(orderId, isChangedOrder(error) ? { kind: 'changed' } : failed);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** "12 packed, 1 changed by someone else, 2 failed." */
export function packSummary(outcomes: readonly PackOutcome[]): string {
  const count = (kind: PackOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const parts = [
    `${count('packed')} packed`,
    ...(count('changed') > 0 ? [`${count('changed')} changed by someone else`] : []),
    ...(count('failed') > 0 ? [`${count('failed')} failed`] : []),
  ];
  return `${parts.join(', ')}.`;
}
