import type { StaffOrder } from '@regen/sdk';
import { counted } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';

type Cancelable = Pick<StaffOrder, 'refundable' | 'pointsSpent' | 'pointsEarned' | 'paidAt'>;

/** What canceling an order does, one sentence each. */
export function cancelEffects({ refundable, pointsSpent, pointsEarned, paidAt }: Cancelable): string[] {
  const isPaid = paidAt !== null;
  return [
    isPaid && refundable > 0
      ? `${usd(refundable)} goes back to the buyer’s payment method.`
      : 'No refund: nothing was charged.',
    ...(pointsSpent > 0
      ? [`${counted(pointsSpent, 'point')} spent on it ${pointsSpent === 1 ? 'is' : 'are'} returned.`]
      : []),
    ...(isPaid && pointsEarned > 0
      ? [`${counted(pointsEarned, 'point')} earned on it ${pointsEarned === 1 ? 'is' : 'are'} deducted.`]
      : []),
    'All units are restocked.',
    'The buyer is emailed your reason.',
  ];
}
