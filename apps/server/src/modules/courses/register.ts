import { earnedPoints, formatCents, isSameAmount, payableByCard, purchaseValue, spendablePoints } from '@regen/domain';
import type { PaymentInput } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';
import { buyerOf } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import type { Attempt } from '../../payments/attempt.ts';
import type { Payments } from '../../payments/payments.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { ErrorCode, HttpError } from '../../refuse.ts';
import { lockBalance, pointsPolicy, writePoints } from './course-points.ts';
import { findCourse, lockCourse, takeSeat, takeWaitlistNumber } from './course-repository.ts';
import type { CourseRow } from './course-repository.ts';
import { channelReason, closedReason, FULL } from './course-view.ts';
import { notify } from './emails.ts';
import { findActive, findRegistration, insertRegistration } from './registration-repository.ts';
import { HOLD_MINUTES } from './seats.ts';
import type { SeatNeeds } from './seats.ts';

export interface Attendee {
  userId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

export interface RegisterWish {
  courseId: string;
  attendee: Attendee;
  actor: Actor;
  browserId: string;
  joinWaitlist: boolean;
  rewardPoints: number;
  payment: PaymentInput | undefined;
  expectedPrice: number | undefined;
}

export interface Registered {
  registrationId: string;
  /** The payment attempt; none if there is nothing to pay. */
  attempt?: Attempt;
}

function refuseField(code: ErrorCode, message: string, path: string): HttpError {
  return refuse(code, message, { details: [{ path, message, code }] });
}

function assertOpen(course: CourseRow, wish: RegisterWish, now: Date): void {
  const closed = closedReason(course, now);
  if (closed) throw refuse(closed.code, closed.message);
  if (wish.expectedPrice !== undefined && !isSameAmount(wish.expectedPrice, course.priceCents)) {
    const message = `The price of this course has changed. It is now ${formatCents(course.priceCents)}.`;
    throw refuseField('price_changed', message, '/expectedPrice');
  }
}

interface Price {
  pointsSpent: number;
  pointsEarned: number;
  amountCents: number;
}

/** What remains to be paid with the points that the person wants to spend. */
async function priceFor(tx: Tx, course: CourseRow, wish: RegisterWish): Promise<Price> {
  const buyer = buyerOf(wish.attendee.userId === null ? { kind: 'visitor' } : wish.actor);
  const policy = await pointsPolicy(tx);
  let pointsSpent = 0;
  if (wish.rewardPoints > 0 && buyer.userId !== null) {
    if (!buyer.rewards.isEligible) throw refuseField(buyer.rewards.code, buyer.rewards.reason, '/rewardPoints');
    const balance = await lockBalance(tx, buyer.userId);
    if (wish.rewardPoints > balance) {
      throw refuseField('points_insufficient', `You have ${balance} points to spend.`, '/rewardPoints');
    }
    pointsSpent = spendablePoints(wish.rewardPoints, balance, course.priceCents, policy);
  }
  const amountCents = payableByCard(purchaseValue(course.priceCents, pointsSpent * policy.centsPerPoint, 0));
  const pointsEarned = buyer.rewards.isEligible ? earnedPoints(amountCents, policy) : 0;
  return { pointsSpent, pointsEarned, amountCents };
}

function alreadyRegistered(own: { userId: string | null; status: string }, wish: RegisterWish): HttpError {
  if (own.userId === null && wish.attendee.userId !== null) {
    const message =
      'Someone registered as a guest with your email address. Open the link in that confirmation to claim it.';
    return refuse('already_registered', message);
  }
  const messages: ReadonlyMap<string, string> = new Map(
    Object.entries({
      waitlisted: "You're already on the waitlist for this course.",
      pending_payment: "We're already holding a seat for you. Complete the payment.",
    }),
  );
  return refuse('already_registered', messages.get(own.status) ?? "You're already registered for this course.");
}

/** Takes a seat, or a number of the waitlist, with points and a hold for the payment, in the transaction of the caller. */
export async function register(
  tx: Tx,
  needs: SeatNeeds & { payments: Pick<Payments, 'begin'> },
  wish: RegisterWish,
): Promise<Registered> {
  const { courseId, attendee } = wish;
  const known = await findCourse(tx, courseId);
  if (!known) throw notFound('There is no such course.');
  const wrongChannel = channelReason(known, wish.actor);
  if (wrongChannel) throw refuse(wrongChannel.code, wrongChannel.message);
  // Points are locked before the course, so that the most contended row is held for the shortest time.
  const price = await priceFor(tx, known, wish);
  const course = await lockCourse(tx, courseId);
  if (!course) throw notFound('There is no such course.');
  const now = needs.clock.now();
  assertOpen(course, wish, now);
  if (course.priceCents !== known.priceCents) {
    throw refuse('price_changed', 'The price of this course has just changed. Please check it again.');
  }
  const own = await findActive(tx, courseId, attendee.userId, attendee.email);
  if (own) throw alreadyRegistered(own, wish);

  const hasSeat = await takeSeat(tx, courseId, now);
  if (!hasSeat && !wish.joinWaitlist) throw refuse('course_full', FULL);
  if (hasSeat && price.amountCents > 0 && !wish.payment) {
    throw refuseField('payment_required', `${formatCents(price.amountCents)} is due. Add a payment.`, '/payment');
  }
  const id = needs.ids('registration');
  const isToPay = hasSeat && price.amountCents > 0;
  const nothing: Price = { pointsSpent: 0, pointsEarned: 0, amountCents: 0 };
  await insertRegistration(tx, {
    id,
    courseId,
    ...attendee,
    browserId: wish.browserId,
    status: hasSeat ? (isToPay ? 'pending_payment' : 'registered') : 'waitlisted',
    waitlistNumber: hasSeat ? null : await takeWaitlistNumber(tx, courseId, now),
    holdExpiresAt: !isToPay ? null : new Date(now.getTime() + HOLD_MINUTES * 60_000),
    ...(hasSeat ? price : nothing),
    registeredAt: now,
  });
  if (hasSeat && price.pointsSpent > 0) {
    const row = { id, courseId, userId: attendee.userId };
    const note = `Spent on ${course.title}`;
    await writePoints(tx, needs.ids, row, { kind: 'spend', points: -price.pointsSpent, note });
  }
  if (isToPay) {
    const attempt = needs.payments.begin(tx, {
      id: needs.ids('payment'),
      of: { kind: 'registration', id },
      amount: price.amountCents,
      method: wish.payment?.method ?? 'card',
    });
    return { registrationId: id, attempt };
  }
  const row = await findRegistration(tx, id);
  if (row) await notify(tx, needs, hasSeat ? 'registered' : 'waitlisted', row);
  return { registrationId: id };
}
