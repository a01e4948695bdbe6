import { earnedPoints, isPaymentOpen } from '@regen/domain';
import type { PaymentInput } from '@regen/sdk';
import type { Buyer } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import type { Attempt } from '../../payments/attempt.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { pointsPolicy } from './course-points.ts';
import { lockWithCourse } from './registration-payable.ts';
import type { RegistrationRow } from './registration-repository.ts';

function assertPayable(row: RegistrationRow, now: Date): void {
  if (row.status === 'waitlisted') {
    throw refuse('still_waiting', "You're on the waitlist. We'll email you when a seat opens up.");
  }
  const isOver = row.status === 'pending_payment' && row.holdExpiresAt !== null && row.holdExpiresAt <= now;
  if (row.status === 'canceled' || isOver) {
    throw refuse('registration_canceled');
  }
}

async function pointsFor(tx: Tx, row: RegistrationRow, buyer: Buyer): Promise<number> {
  const isOwn = buyer.userId !== null && buyer.userId === row.userId && buyer.rewards.isEligible;
  return isOwn ? earnedPoints(row.amountCents, await pointsPolicy(tx)) : 0;
}

/** Pays for a seat that opened up for someone on the waitlist. An open attempt is not duplicated. */
export async function payOffer(
  { clock, db, ids, payments }: Needs<'clock' | 'db' | 'ids'> & { payments: Payments },
  registrationId: string,
  payment: PaymentInput,
  buyer: Buyer,
): Promise<void> {
  const begun = await db.transaction(async (tx): Promise<Attempt | null> => {
    const now = clock.now();
    const locked = await lockWithCourse(tx, registrationId);
    if (!locked) throw notFound('There is no such registration.');
    const { row } = locked;
    assertPayable(row, now);
    if (row.status !== 'pending_payment' || (row.payment && isPaymentOpen(row.payment.status))) return null;
    await tx.query('update course_registrations set points_earned = $2, updated_at = $3 where id = $1', [
      registrationId,
      await pointsFor(tx, row, buyer),
      now,
    ]);
    return payments.begin(tx, {
      id: ids('payment'),
      of: { kind: 'registration', id: registrationId },
      amount: row.amountCents,
      method: payment.method,
    });
  });
  if (begun) await payments.charge(begun.id, payment, begun);
}
