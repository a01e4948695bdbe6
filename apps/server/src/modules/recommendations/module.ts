import { userOf } from '../../auth/user-of.ts';
import { self, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { authorOperations, authors } from './author-operations.ts';
import type { AuthorNeeds, AuthorOperation } from './author-operations.ts';
import { findBundle } from './author-repository.ts';
import { authorView } from './present.ts';
import { readerOperations } from './reader-operations.ts';
import type { ReaderNeeds, ReaderOperation } from './reader-operations.ts';
import { sendBundle } from './send.ts';

type RecommendationOperation = AuthorOperation | ReaderOperation | 'recommendationSend' | 'adminGetBundle';

/** Bundles of products that professionals recommend to their clients (rule B1). */
export function createRecommendationsModule(
  needs: AuthorNeeds & ReaderNeeds & Needs<'mail'>,
): Module<RecommendationOperation> {
  const { clock, db } = needs;
  return {
    operations: {
      ...authorOperations(needs),
      ...readerOperations(needs),

      recommendationSend: operation(self('userId', authors), async (call) => {
        return sendBundle(needs, call, userOf(call.actor));
      }),

      adminGetBundle: operation(signedIn({ permission: 'admin:bundles' }), async ({ actor, params, requestId }) => {
        const staff = userOf(actor);
        const { id, userId } = params;
        // The look is written down before anything is shown.
        const bundle = await db.transaction(async (tx) => {
          const found = await findBundle(tx, id, userId);
          if (!found) throw notFound('This person has no such bundle.');
          await tx.query(
            `insert into audit_log (actor_user_id, actor_email, action, subject_id, owner_user_id, request_id, created_at)
             values ($1, $2, 'adminGetBundle', $3, $4, $5, $6)`,
            [staff.userId, staff.email, id, userId, requestId, clock.now()],
          );
          return found;
        });
        return authorView(needs, actor, bundle);
      }),
    },
  };
}
