import { earnedPoints } from '@regen/domain';
import type { PaymentInput } from '@regen/sdk';
import type { Buyer } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import { askOpen } from '../../payments/ask-open.ts';
import type { ChargeResult, PaymentProvider } from '../../payments/provider.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { pointsPolicy, writePoints } from './course-points.ts';
import { lockCourse } from './course-repository.ts';
import type { CourseRow } from './course-repository.ts';
import { notify } from './emails.ts';
import {
  findRegistration,
  findRegistrationByPayment,
  lockRegistration,
  takeOpenPayment,
} from './registration-repository.ts';
import type { RegistrationRow } from './registration-repository.ts';
import { endRegistration, isOffer } from './seats.ts';
import type { SeatNeeds } from './seats.ts';

/** Refunds per run. */
const REFUNDS = 50;

type CoursePaymentNeeds = SeatNeeds & Needs<'db' | 'log'>;

const isOpen = ({ paymentStatus }: RegistrationRow) =>
  paymentStatus === 'pending' || paymentStatus === 'requires_action';

/** Payments of registrations: requested outside transactions, recorded inside, each attempt at most once. */
export class CoursePayments {
  readonly #needs: CoursePaymentNeeds;
  readonly #provider: PaymentProvider;

  constructor(needs: CoursePaymentNeeds, provider: PaymentProvider) {
    this.#needs = needs;
    this.#provider = provider;
  }

  /** Charges an attempt, or finds out how it went when it was charged before. */
  async charge(registrationId: string, paymentId: string, payment: PaymentInput): Promise<void> {
    const row = await findRegistration(this.#needs.db, registrationId);
    if (!row || row.paymentId !== paymentId || row.paymentStatus !== 'pending') return;
    const { method, token } = payment;
    const result = await this.#provider.charge({
      key: paymentId,
      // A card token is good for one registration, whatever number of attempts that takes.
      orderId: registrationId,
      amount: row.amountCents,
      currency: 'USD',
      method,
      token,
    });
    await this.#settle(registrationId, paymentId, result);
  }

  /** Pays for a seat that opened up for someone on the waitlist. An open attempt is not duplicated. */
  async payOffer(registrationId: string, payment: PaymentInput, buyer: Buyer): Promise<void> {
    const { db, ids, clock } = this.#needs;
    const paymentId = await db.transaction(async (tx) => {
      const locked = await this.#lock(tx, registrationId);
      if (!locked) throw notFound('There is no such registration.');
      const { row } = locked;
      assertPayable(row, clock.now());
      if (row.status !== 'pending_payment' || isOpen(row)) return null;
      const id = ids('payment');
      const isOwn = buyer.userId !== null && buyer.userId === row.userId && buyer.rewards.isEligible;
      const earned = isOwn ? earnedPoints(row.amountCents, await pointsPolicy(tx)) : 0;
      await tx.query(
        `update course_registrations set asked_at = null, payment_id = $2, payment_provider = $3, payment_method = $4, payment_status = 'pending',
           payment_ref = null, failure_code = null, failure_message = null, payment_action = null, points_earned = $5,
           updated_at = $6 where id = $1`,
        [registrationId, id, this.#provider.name, payment.method, earned, clock.now()],
      );
      return id;
    });
    if (paymentId !== null) await this.charge(registrationId, paymentId, payment);
  }

  /** After 3-D Secure: queries the provider for the attempt's status. */
  async refresh(row: RegistrationRow): Promise<void> {
    if (row.paymentId === null || !isOpen(row)) return;
    const result = await this.#provider.find(row.paymentId);
    if (result && result.status !== row.paymentStatus) await this.#settle(row.id, row.paymentId, result);
  }

  /** Queries the provider for an attempt's status and records it. False if no registration has such an attempt. */
  async settle(paymentId: string): Promise<boolean> {
    const row = await findRegistrationByPayment(this.#needs.db, paymentId);
    if (!row) return false;
    await this.refresh(row);
    return true;
  }

  /**
   * Queries every attempt without a recorded outcome: a process died after the charge, or the buyer approved at the bank and never
   * returned. Any process may do it at any time.
   */
  async settleLost(signal?: AbortSignal): Promise<void> {
    const { db, log } = this.#needs;
    await askOpen({
      db,
      log,
      signal,
      take: (roundBegan) => takeOpenPayment(db, this.#provider.name, roundBegan),
      settle: (paymentId) => this.settle(paymentId),
    });
  }

  /** Ends an attempt that is still open, so that it cannot succeed later. One that had succeeded is written down. */
  async close(row: RegistrationRow): Promise<void> {
    if (row.paymentId === null || !isOpen(row)) return;
    await this.#settle(row.id, row.paymentId, await this.#provider.close(row.paymentId, row.id));
  }

  /**
   * Sends the money of an ended registration back; repeating it changes nothing. Throws while it stays due. Another provider's money
   * stays due until that one is configured again.
   */
  async giveBack(registrationId: string): Promise<void> {
    const { db, clock } = this.#needs;
    const row = await findRegistration(db, registrationId);
    if (!row?.isRefundDue || row.paymentProvider !== this.#provider.name) return;
    if (row.paymentId === null) throw new Error(`Registration ${registrationId} has no payment to refund.`);
    const result = await this.#provider.close(row.paymentId, row.id);
    const isRefunded = result.status === 'succeeded' || result.status === 'refunded';
    // Of an attempt that was open, nothing was taken. What was paid is owed whatever the provider knows of it.
    if (!isRefunded && !isOpen(row)) {
      throw new Error(`The payment of registration ${registrationId} is '${result.status}' at its provider.`);
    }
    if (result.status === 'succeeded') await this.#provider.refund(result.ref);
    await db.query(
      `update course_registrations set payment_status = $2, payment_ref = $3, card_brand = coalesce($4, card_brand),
         card_last4 = coalesce($5, card_last4), payment_action = null, is_refund_due = false, updated_at = $6
       where id = $1 and is_refund_due`,
      [registrationId, isRefunded ? 'refunded' : 'failed', result.ref, result.brand, result.last4, clock.now()],
    );
  }

  /** Sends refunds that are still due because a process ended or the provider was unreachable. */
  async giveBackOwed(signal?: AbortSignal): Promise<void> {
    const { db, log } = this.#needs;
    const { rows } = await db.query<{ id: string }>(
      `select id from course_registrations where is_refund_due and payment_provider = $1
       order by updated_at limit ${REFUNDS}`,
      [this.#provider.name],
    );
    for (const { id } of rows) {
      if (signal?.aborted) return;
      try {
        await this.giveBack(id);
      } catch (error) {
        log.warn({ err: error, registration: id }, 'a due refund failed; it will be retried');
        // Moved to the end, so that failing refunds don't block the others.
        await db.query('update course_registrations set updated_at = now() where id = $1 and is_refund_due', [id]);
      }
    }
  }

  /** Locks the course, then the registration: the one order in which these rows are taken. */
  async #lock(tx: Tx, registrationId: string): Promise<{ course: CourseRow; row: RegistrationRow } | null> {
    const known = await findRegistration(tx, registrationId);
    const course = known && (await lockCourse(tx, known.courseId));
    const row = course && (await lockRegistration(tx, registrationId));
    return course && row ? { course, row } : null;
  }

  async #settle(registrationId: string, paymentId: string, result: ChargeResult): Promise<void> {
    const isDue = await this.#needs.db.transaction(async (tx) => {
      const locked = await this.#lock(tx, registrationId);
      if (!locked) throw new Error(`There is no registration ${registrationId} to settle a payment of.`);
      if (locked.row.paymentId !== paymentId || !isOpen(locked.row)) return locked.row.isRefundDue;
      // Already ended: whatever came of the payment goes back.
      if (locked.row.status !== 'pending_payment') return locked.row.isRefundDue;
      await this.#write(tx, locked.row, result);
      await this.#apply(tx, locked.course, locked.row, result);
      return false;
    });
    if (!isDue) return;
    this.#needs.log.warn({ registrationId, paymentId }, 'a payment arrived for a released seat; it will be refunded');
    await this.giveBack(registrationId);
  }

  async #write(tx: Tx, row: RegistrationRow, result: ChargeResult): Promise<void> {
    const { status, ref, brand, last4, failure, action } = result;
    await tx.query(
      `update course_registrations set payment_status = $2, payment_ref = $3, card_brand = $4, card_last4 = $5,
         failure_code = $6, failure_message = $7, payment_action = $8::jsonb, updated_at = $9 where id = $1`,
      [
        row.id,
        status,
        ref,
        brand,
        last4,
        failure?.code ?? null,
        failure?.message ?? null,
        action ? JSON.stringify(action) : null,
        this.#needs.clock.now(),
      ],
    );
  }

  async #apply(tx: Tx, course: CourseRow, row: RegistrationRow, result: ChargeResult): Promise<void> {
    if (result.status === 'succeeded') {
      await tx.query(`update course_registrations set status = 'registered', hold_expires_at = null where id = $1`, [
        row.id,
      ]);
      const note = `Earned with ${course.title}`;
      await writePoints(tx, this.#needs.ids, row, { kind: 'earn', points: row.pointsEarned, note });
      await notify(tx, this.#needs, 'registered', row);
    } else if (result.status !== 'requires_action' && !isOffer(row)) {
      await endRegistration(tx, this.#needs, course, { ...row, paymentStatus: 'failed' }, 'payment_failed');
    }
  }
}

function assertPayable(row: RegistrationRow, now: Date): void {
  if (row.status === 'waitlisted') {
    throw refuse('still_waiting', "You're on the waitlist. We'll email you when a seat opens up.");
  }
  const isOver = row.status === 'pending_payment' && row.holdExpiresAt !== null && row.holdExpiresAt <= now;
  if (row.status === 'canceled' || isOver) {
    throw refuse('registration_canceled');
  }
}
