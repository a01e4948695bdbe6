import type { Tx } from '../db/database.ts';
import type { PayableRef } from './attempt.ts';
import type { ChargeResult } from './provider.ts';

/** Why money that arrived is refunded. */
export interface Refund {
  /** What the buyer sees instead of success; null if the state of the order or registration explains it. */
  failure: { code: string; message: string } | null;
}

/** What is paid for, locked until the transaction ends. */
export interface LockedPayable {
  /**
   * Applies the outcome of an attempt that was just recorded, in the same transaction.
   *
   * @returns Null if the store keeps the money, otherwise why it is refunded.
   */
  settle(result: ChargeResult): Promise<Refund | null>;
}

/** What can be paid for. The module that sells it decides what a payment does; `Payments` handles the rest. */
export interface Payable {
  /**
   * Locks it: its attempts only change under this lock. Sends the locking statements right away, so that statements sent after this call
   * also run under the lock. Throws if it no longer exists.
   */
  lock(tx: Tx, id: string): Promise<LockedPayable>;
}

export type Payables = Readonly<Record<PayableRef['kind'], Payable>>;
