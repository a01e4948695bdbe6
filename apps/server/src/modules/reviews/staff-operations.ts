import type { ReviewForStaff } from '@regen/sdk';
import { writeAudit } from '../../auth/audit.ts';
import { userOf } from '../../auth/user-of.ts';
import type { Tx } from '../../db/database.ts';
import { signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { notFound, refuse } from '../../refuse.ts';
import { countWaiting, decide, queuePage, writeAnswer } from './staff-repository.ts';
import { tellChange } from './tell-change.ts';
import { tellWriter } from './tell-writer.ts';
import type { ReviewNeeds } from './writer-operations.ts';

export type StaffOperation = 'reviewQueue' | 'reviewModerate' | 'reviewAnswer';

const moderators = () => signedIn({ permission: 'admin:reviews' });

/** What staff do with reviews (rules W6 and W7). */
export function staffOperations(needs: ReviewNeeds): Operations<StaffOperation> {
  const { clock, db } = needs;

  /** Writes, with a line in the audit log, and tells every process. */
  async function write(
    { actor, params, requestId }: Call<'reviewModerate'> | Call<'reviewAnswer'>,
    action: StaffOperation,
    data: Readonly<Record<string, unknown>>,
    change: (tx: Tx, reviewId: string) => Promise<ReviewForStaff | null>,
  ): Promise<ReviewForStaff> {
    const staff = userOf(actor);
    return db.transaction(async (tx) => {
      const review = await change(tx, params.reviewId);
      if (!review) throw notFound('There is no such review.');
      await writeAudit(tx, { staff, action, subjectId: params.reviewId, requestId, data, now: clock.now() });
      await tellChange(needs, review.sku, tx);
      return review;
    });
  }

  return {
    reviewQueue: operation(moderators(), async ({ query }) => {
      const { part = 'pending', page = 1, perPage = 10 } = query;
      const [{ items, total }, waiting] = await Promise.all([queuePage(db, part, { page, perPage }), countWaiting(db)]);
      const totalPages = Math.ceil(total / perPage);
      return { items, currentPage: page, totalPages, totalCount: total, perPage, waiting };
    }),

    reviewModerate: operation(moderators(), async (call) => {
      const { actor, body } = call;
      const { state } = body;
      const reason = state === 'rejected' ? (body.reason?.trim() ?? '') : null;
      if (reason === '') {
        const details = [{ path: '/reason', message: 'is required to reject a review' }];
        throw refuse('validation_failed', 'Some fields are not valid.', { details });
      }
      const submittedAt = new Date(body.submittedAt);
      const decision = { state, reason, submittedAt, staffId: userOf(actor).userId, now: clock.now() };
      return write(call, 'reviewModerate', { state, reason }, async (tx, reviewId) => {
        const decided = await decide(tx, reviewId, decision);
        if (decided?.isNews) await tellWriter(needs, tx, reviewId, state);
        return decided && decided.review;
      });
    }),

    reviewAnswer: operation(moderators(), async (call) => {
      const text = call.body.text?.trim() || null;
      return write(call, 'reviewAnswer', { text }, (tx, reviewId) => writeAnswer(tx, reviewId, text, clock.now()));
    }),
  };
}
