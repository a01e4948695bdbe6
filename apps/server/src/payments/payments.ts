import { isPaymentOpen } from '@regen/domain';
import type { Cents } from '@regen/domain';
import type { PaymentInput } from '@regen/sdk';
import type { Tx } from '../db/database.ts';
import { fewAtATime } from '../few-at-a-time.ts';
import type { Needs } from '../platform.ts';
import {
  attemptsOf,
  findAttempt,
  owedAttempts,
  owedOf,
  oweRefund,
  postponeRefund,
  recordOutcome,
  takeLost,
  writeAttempt,
  writeRefunded,
} from './attempt-store.ts';
import type { Attempt, PayableRef } from './attempt.ts';
import type { Payables } from './payable.ts';
import type { ChargeResult, PaymentMethodName, PaymentProvider } from './provider.ts';
import { refundedOf } from './refund-store.ts';
import { createRefundSender } from './send-refunds.ts';
import type { RefundSender } from './send-refunds.ts';
import { LOST_AFTER_SECONDS } from './settle-round.ts';

/** Calls to the provider at the same time. */
const PARALLEL = 8;

/** Refunds per run. */
const REFUNDS = 50;

const CURRENCY = 'USD';

type PaymentsNeeds = Needs<'clock' | 'db' | 'log'>;

export interface NewAttempt {
  id: string;
  of: PayableRef;
  amount: Cents;
  method: PaymentMethodName;
}

/**
 * Payments for anything that can be paid for. The provider is called outside transactions and charges each attempt at most once; what it
 * reports is recorded together with its effects. Any process may repeat every step after a crash.
 */
export class Payments {
  readonly #needs: PaymentsNeeds;
  readonly #provider: PaymentProvider;
  readonly #payables: Payables;
  readonly #refunds: RefundSender;

  constructor(needs: PaymentsNeeds, provider: PaymentProvider, payables: Payables) {
    this.#needs = needs;
    this.#provider = provider;
    this.#payables = payables;
    this.#refunds = createRefundSender(needs, provider);
  }

  /** Writes an attempt with the commit of the transaction, before the provider is called. The caller holds the lock of what is paid for. */
  begin(tx: Tx, { id, of, amount, method }: NewAttempt): Attempt {
    const { name: provider } = this.#provider;
    const attempt: Attempt = { id, of, amount, method, provider, ref: null, status: 'pending', currency: CURRENCY };
    writeAttempt(tx, attempt, this.#needs.clock.now());
    return attempt;
  }

  /**
   * Charges an attempt, or gets the outcome if it was already charged.
   *
   * @param begun The attempt, if this call began it. It is read if there is none, or another one: the call's transaction may have been
   *   rolled back and replaced by that of a duplicate.
   */
  async charge(paymentId: string, { method, token }: PaymentInput, begun?: Attempt): Promise<void> {
    const attempt = begun?.id === paymentId ? begun : await findAttempt(this.#needs.db, paymentId);
    if (!attempt) throw new Error(`There is no payment ${paymentId}.`);
    if (attempt.status !== 'pending') return;
    const { id: key, of, amount, currency } = attempt;
    const result = await this.#provider.charge({ key, payableId: of.id, amount, currency, method, token });
    await this.#settle(attempt, result);
  }

  /** After 3-D Secure: queries the provider for the status of open attempts. */
  async refresh(of: PayableRef): Promise<void> {
    for (const attempt of await this.#openOf(of)) await this.#ask(attempt);
  }

  /** Queries the provider for an attempt's status and records it. False if this store has no such attempt. */
  async settle(paymentId: string): Promise<boolean> {
    const attempt = await findAttempt(this.#needs.db, paymentId);
    if (attempt && isPaymentOpen(attempt.status)) await this.#ask(attempt);
    return attempt !== null;
  }

  /**
   * Queries every attempt without a recorded outcome: a process crashed after the charge, or the buyer approved it at the bank and never
   * returned. Any process may do this at any time.
   */
  async settleLost(signal?: AbortSignal): Promise<void> {
    await fewAtATime(this.#takeLost(signal), PARALLEL, async (paymentId) => {
      try {
        await this.settle(paymentId);
      } catch (error) {
        const text = 'the status of a payment is unknown; the provider will be asked again';
        this.#needs.log.warn({ err: error, paymentId }, text);
      }
    });
  }

  /** The attempts of this run, until the signal. Each is taken only when its turn comes, since other processes take some as well. */
  async *#takeLost(signal: AbortSignal | undefined): AsyncGenerator<string> {
    const { clock, db } = this.#needs;
    const { name: provider } = this.#provider;
    const roundBegan = clock.now();
    while (!signal?.aborted) {
      const now = clock.now();
      const madeBefore = new Date(now.getTime() - LOST_AFTER_SECONDS * 1000);
      const paymentId = await takeLost(db, { provider, now, madeBefore, roundBegan });
      if (paymentId === null) return;
      yield paymentId;
    }
  }

  /** Ends attempts that are still open, so that none of them can succeed later. One that had succeeded is recorded. */
  async closeOpen(of: PayableRef, except?: string): Promise<void> {
    for (const attempt of await this.#openOf(of)) {
      if (attempt.id !== except) await this.#settle(attempt, await this.#provider.close(attempt.id, of.id));
    }
  }

  /** Makes the refunds due for something that was canceled. A later run retries those that fail. */
  async giveBack(of: PayableRef): Promise<void> {
    for (const attempt of await owedOf(this.#needs.db, of, this.#provider.name)) await this.#refund(attempt);
  }

  /** Sends a refund that was just made. A later run retries it if that fails. */
  sendRefund(refundId: string): Promise<void> {
    return this.#refunds.send(refundId);
  }

  /** Makes refunds that are still due because a process ended or the provider was unreachable. */
  async giveBackOwed(signal?: AbortSignal): Promise<void> {
    await this.#refunds.sendDue(signal);
    for (const attempt of await owedAttempts(this.#needs.db, this.#provider.name, REFUNDS)) {
      if (signal?.aborted) return;
      await this.#refund(attempt);
    }
  }

  #openOf(of: PayableRef): Promise<Attempt[]> {
    return attemptsOf(this.#needs.db, of, ['pending', 'requires_action']);
  }

  async #ask(attempt: Attempt): Promise<void> {
    const result = await this.#provider.find(attempt.id);
    if (result && result.status !== attempt.status) await this.#settle(attempt, result);
  }

  /** The one place where an attempt gets its outcome and its order or registration is updated. Repeating it changes nothing. */
  async #settle(attempt: Attempt, result: ChargeResult): Promise<void> {
    const { clock, db, log } = this.#needs;
    const { id, of } = attempt;
    const refund = await db.transaction(async (tx) => {
      // Sent together; the lock comes first.
      const [locked, isNew] = await Promise.all([
        this.#payables[of.kind].lock(tx, of.id),
        recordOutcome(tx, id, result, clock.now()),
      ]);
      const due = isNew ? await locked.settle(result) : null;
      if (due) oweRefund(tx, id, due, clock.now());
      return due;
    });
    if (!refund) return;
    log.warn({ paymentId: id, [of.kind]: of.id }, 'a payment arrived for something canceled; it will be refunded');
    await this.#refund({ ...attempt, ref: result.ref, status: result.status });
  }

  /** Makes a refund that is due; repeating it changes nothing. A later run retries one that fails. */
  async #refund(attempt: Attempt): Promise<void> {
    const { clock, db, log } = this.#needs;
    try {
      await this.#requestRefund(attempt);
    } catch (error) {
      log.warn({ err: error, paymentId: attempt.id }, 'a due refund failed; it will be retried');
      await postponeRefund(db, attempt.id, clock.now());
    }
  }

  async #requestRefund(attempt: Attempt): Promise<void> {
    const { clock, db } = this.#needs;
    const { id, of } = attempt;
    // If it succeeds before it is closed, `#settle` refunds it.
    if (isPaymentOpen(attempt.status)) return this.#settle(attempt, await this.#provider.close(id, of.id));
    const charge = await this.#provider.find(id);
    if (charge?.status === 'succeeded') {
      // Only what is left: a part may have been refunded before.
      const amount = attempt.amount - (await refundedOf(db, id));
      if (amount > 0) await this.#provider.refund(charge.ref, { key: id, amount });
    }
    // A recorded payment is owed, whatever the provider reports.
    else if (charge?.status !== 'refunded')
      throw new Error(
        `Payment ${id} was recorded as paid, but its provider reports ${charge?.status ?? 'no such payment'}.`,
      );
    await writeRefunded(db, id, clock.now());
  }
}
