import type { Tx } from '../db/database.ts';
import type { PayableRef } from './attempt.ts';
import type { ChargeResult } from './provider.ts';

/** Why money that arrived goes back. */
export interface Refund {
  /** What the buyer reads instead of the payment's success; null if the end of the order or registration says it. */
  failure: { code: string; message: string } | null;
}

/** What is paid for, locked until the transaction ends. */
export interface LockedPayable {
  /**
   * Applies the outcome of an attempt that was just recorded, in the same transaction.
   *
   * @returns Null if what the attempt brought is kept, or why it goes back.
   */
  settle(result: ChargeResult): Promise<Refund | null>;
}

/** What can be paid for. The module that sells it says what follows from a payment; `Payments` does the rest. */
export interface Payable {
  /**
   * Locks it: its attempts only change under this lock. Sends the statements that lock at once, so that what is sent after this call is done
   * under the lock as well. Throws if it is gone.
   */
  lock(tx: Tx, id: string): Promise<LockedPayable>;
}

export type Payables = Readonly<Record<PayableRef['kind'], Payable>>;
