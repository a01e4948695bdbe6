import { self, signedIn } from '../../http/access/rules.ts';
import { notFound } from '../../refuse.ts';
import type { Deps, Module } from '../../http/module.ts';
import { userOf } from '../../auth/user-of.ts';
import { cartAccess } from '../cart/cart-owner.ts';
import { CartService } from '../cart/cart-service.ts';
import { authorHandlers } from './author-handlers.ts';
import type { AuthorOperation } from './author-handlers.ts';
import { findBundle } from './author-repository.ts';
import { authorView } from './present.ts';
import { readerHandlers } from './reader-handlers.ts';
import type { ReaderOperation } from './reader-handlers.ts';
import { sendBundle } from './send.ts';

type Operation = AuthorOperation | ReaderOperation | 'recommendationSend' | 'adminGetBundle';

const authors = { sites: ['b2b'], permission: 'recommendations:write' } as const;

/** Bundles of products that professionals recommend to their clients (rule B1). */
export function createRecommendationsModule(deps: Deps): Module<Operation> {
  const { clock, db } = deps;
  return {
    access: {
      recommendationList: self('id', authors),
      recommendationCreate: self('id', authors),
      recommendationGet: self('userId', authors),
      recommendationUpdate: self('userId', authors),
      recommendationDelete: self('userId', authors),
      recommendationDeleteFile: self('userId', authors),
      recommendationReplaceLink: self('userId', authors),
      recommendationSend: self('userId', authors),
      recommendationSearch: self('userId', authors),
      recommendationReport: self('userId', authors),
      recommendationGetShared: self('userId', { or: (value) => value === 'public' }),
      recommendationClaim: signedIn({ sites: ['retail'] }),
      recommendationListReceived: self('userId', { sites: ['retail'] }),
      adminGetBundle: signedIn({ permission: 'admin:bundles' }),
      cartAddBundle: cartAccess,
    },
    handlers: {
      ...authorHandlers(deps),
      ...readerHandlers(deps, new CartService(deps)),

      async recommendationSend(call) {
        return sendBundle(deps, call, userOf(call.actor));
      },

      async adminGetBundle({ actor, params, requestId }) {
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
        return authorView(deps, actor, bundle);
      },
    },
  };
}
