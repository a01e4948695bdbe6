import type { OwnReview } from '@regen/sdk';
import { violatedUnique } from '../../db/errors.ts';
import { anyone } from '../../http/access/rules.ts';
import type { Body } from '../../http/description/operation-types.ts';
import { operation, RawJson } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { callerAudience, type Audience } from '../products/audience.ts';
import type { CatalogIndex } from '../products/catalog-index.ts';
import type { Catalog } from '../products/catalog.ts';
import { SKIN_TYPES } from '../products/vocabularies.ts';
import { assertReviewAccess, unsubscribe } from './links.ts';
import { reviewPage } from './list.ts';
import {
  authorOf,
  deleteReview,
  findOrder,
  findOwner,
  insertReport,
  insertReview,
  optOut,
  reviewableLines,
  updateReview,
} from './repository.ts';
import type { ReviewForm, ReviewOwner } from './repository.ts';
import { tellChange } from './tell-change.ts';

export type WriterOperation =
  | 'reviewList'
  | 'reviewGetOrder'
  | 'reviewCreate'
  | 'reviewUpdate'
  | 'reviewDelete'
  | 'reviewReport'
  | 'reviewUnsubscribe';

export type ReviewNeeds = Needs<'auth' | 'bus' | 'clock' | 'db' | 'ids' | 'mail' | 'publicUrl'> & { catalog: Catalog };

const HOUR = 3_600;

const NO_REVIEW = 'There is no such review.';

/** Titles are one line, wherever they were pasted from. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readForm(body: Body<'reviewUpdate'>, index: CatalogIndex, audience: Audience): ReviewForm {
  const { rating, title = '', text, skinType = null, concern = null } = body;
  if (concern !== null && !index.canRead(audience, 'concern', concern)) {
    const details = [{ path: '/concern', message: 'is not one of the concerns' }];
    throw refuse('validation_failed', 'Some fields are not valid.', { details });
  }
  return { rating, title: oneLine(title), body: text.trim(), skinType, concern };
}

/** What anyone reads, and what buyers do with their own (rules W1 to W5). */
export function writerOperations(needs: ReviewNeeds): Operations<WriterOperation> {
  const { auth, catalog, clock, db, ids } = needs;

  /** Counted before anything is looked up. */
  const limit = (call: Call<'reviewCreate'> | Call<'reviewUpdate'>): Promise<void> =>
    call.limit([{ bucket: 'review ip', ip: call.ip, max: 60, windowSeconds: HOUR }]);

  /** Who may change a review may review its order. */
  async function findOwn(
    call: Call<'reviewUpdate'> | Call<'reviewDelete'>,
    accessToken: string | undefined,
  ): Promise<ReviewOwner> {
    const owner = await findOwner(db, call.params.reviewId);
    if (!owner) throw notFound(NO_REVIEW);
    await assertReviewAccess(needs, call, owner.orderId, accessToken);
    return owner;
  }

  async function create(call: Call<'reviewCreate'>): Promise<OwnReview> {
    const { body, params } = call;
    const { orderId } = params;
    await limit(call);
    await assertReviewAccess(needs, call, orderId, body.accessToken);
    const form = readForm(body, await catalog.index(), callerAudience(call.actor));
    try {
      return await call.once(async (tx) => {
        const order = await findOrder(tx, orderId);
        if (!order?.isOpen) throw refuse('review_not_open');
        const { line } = body;
        const made = await insertReview(tx, { ...form, id: ids('review'), orderId, line, order, now: clock.now() });
        if (!made) throw notFound('This order has no such line to review.');
        return made;
      });
    } catch (error) {
      if (violatedUnique(error) === 'reviews_order_line') throw refuse('review_exists');
      throw error;
    }
  }

  return {
    reviewList: operation(anyone(), async ({ actor, params, query }) => {
      const { page = 1, perPage = 10, sort = 'newest', rating = [], skinType = [], concern = [] } = query;
      const asked = { sku: params.sku, page, perPage, sort, rating, skinType, concern };
      const bytes = await reviewPage(db, catalog, callerAudience(actor), asked);
      if (bytes === null) throw notFound('There is no product with this SKU.');
      return new RawJson(bytes);
    }),

    reviewGetOrder: operation(anyone(), async (call) => {
      const { orderId } = call.params;
      await assertReviewAccess(needs, call, orderId, call.query.accessToken);
      const [order, lines, index] = await Promise.all([
        findOrder(db, orderId),
        reviewableLines(db, orderId),
        catalog.index(),
      ]);
      if (!order) throw notFound('There is no such order.');
      return {
        orderId,
        orderNumber: order.number,
        isOpen: order.isOpen,
        authorName: authorOf(order),
        isProfessional: order.isProfessional,
        lines,
        skinTypes: Object.entries(SKIN_TYPES).map(([value, label]) => ({ value, label })),
        concerns: index.terms.concern
          .filter(({ slug }) => index.canRead(callerAudience(call.actor), 'concern', slug))
          .map(({ slug, name }) => ({ value: slug, label: name })),
      };
    }),

    reviewCreate: operation(anyone(), create),

    reviewUpdate: operation(anyone(), async (call) => {
      const { body, params } = call;
      await limit(call);
      await findOwn(call, body.accessToken);
      const form = readForm(body, await catalog.index(), callerAudience(call.actor));
      return db.transaction(async (tx) => {
        const owner = await findOwner(tx, params.reviewId);
        const review = owner && (await updateReview(tx, params.reviewId, form, clock.now()));
        if (!review) throw notFound(NO_REVIEW);
        // Published meanwhile, it is withdrawn by this change.
        await tellChange(needs, owner.sku, tx);
        return review;
      });
    }),

    reviewDelete: operation(anyone(), async (call) => {
      const { sku } = await findOwn(call, call.query.accessToken);
      await db.transaction(async (tx) => {
        await deleteReview(tx, call.params.reviewId);
        await tellChange(needs, sku, tx);
      });
      return undefined;
    }),

    reviewReport: operation(anyone(), async (call) => {
      const { actor, body, browserId, ip, params } = call;
      const { reviewId } = params;
      await call.limit([{ bucket: 'review-report ip', ip, max: 30, windowSeconds: HOUR }]);
      const [review, index] = await Promise.all([findOwner(db, reviewId), catalog.index()]);
      if (review?.state !== 'published' || !index.isVisible(review.sku, callerAudience(actor))) {
        throw notFound(NO_REVIEW);
      }
      const reporter = actor.kind === 'user' ? actor.userId : browserId;
      const note = body.note?.trim() || null;
      await db.transaction((tx) =>
        insertReport(tx, { reviewId, reporter, reason: body.reason, note, now: clock.now() }),
      );
      return { reviewId, isReported: true };
    }),

    reviewUnsubscribe: operation(anyone(), async ({ body }) => {
      const orderId = unsubscribe.read(auth, body.token);
      if (orderId === null || !(await optOut(db, orderId, clock.now()))) {
        throw notFound('This link is invalid or incomplete. Open it from the email again.');
      }
      return { reviewEmail: false };
    }),
  };
}
