import { writeAudit } from '../../auth/audit.ts';
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
          const entry = { staff, action: 'adminGetBundle', subjectId: id, ownerUserId: userId, requestId };
          await writeAudit(tx, { ...entry, now: clock.now() });
          return found;
        });
        return authorView(needs, actor, bundle);
      }),
    },
  };
}
