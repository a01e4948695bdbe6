import type { Tx } from '../../db/database.ts';
import type { IdMaker } from '../../ids.ts';
import { lockBalance } from '../courses/course-points.ts';

const WRITE = {
  name: 'refund-points',
  text: `insert into points_ledger (id, user_id, account_id, refund_id, kind, points, note, created_at)
    select $1, u.id, u.account_id, $3, $4, $5, $6, $7 from users u where u.id = $2`,
};

interface RefundedPoints {
  refundId: string;
  userId: string | null;
  orderNumber: string;
  returned: number;
  taken: number;
  at: Date;
}

/** How many earned points can be deducted: a balance is never below zero, so points that have been spent since stay spent. */
export async function takeablePoints(tx: Tx, userId: string | null, returned: number, earned: number): Promise<number> {
  if (userId === null || earned === 0) return 0;
  return Math.min(earned, (await lockBalance(tx, userId)) + returned);
}

/** The entries of the ledger for a refund: points spent are returned, and points earned are deducted. */
export async function writeRefundPoints(tx: Tx, ids: IdMaker, points: RefundedPoints): Promise<void> {
  const { refundId, userId, orderNumber, returned, taken, at } = points;
  if (userId === null) return;
  const write = (kind: string, amount: number, note: string) =>
    tx.query(WRITE, [ids('pointsEntry'), userId, refundId, kind, amount, note, at]);
  if (returned > 0) await write('refund', returned, `Returned: refund of order ${orderNumber}`);
  if (taken > 0) await write('adjust', -taken, `Deducted: refund of order ${orderNumber}`);
}
