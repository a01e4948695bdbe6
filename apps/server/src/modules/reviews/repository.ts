import { reviewerName } from '@regen/domain';
import type { OrderReviews, OwnReview, ReviewState, SkinType } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import { REVIEWABLE } from '../../db/reviewable-lines.ts';
import type { StoredImage } from '../../db/schema.ts';
import { toFrontImage } from '../../media/product-image.ts';

/** What the writer says, trimmed; what was left empty is null. */
export interface ReviewForm {
  rating: number;
  title: string;
  body: string;
  skinType: SkinType | null;
  concern: string | null;
}

interface OwnRow {
  id: string;
  rating: number;
  title: string;
  body: string;
  skinType: SkinType | null;
  concern: string | null;
  state: ReviewState;
  reason: string | null;
  submittedAt: Date;
}

const OWN = `id, rating, title, body, skin_type as "skinType", concern, state, reason, submitted_at as "submittedAt"`;

function toOwn(row: OwnRow): OwnReview {
  const { id, body, submittedAt, rating, title, skinType, concern, state, reason } = row;
  const at = submittedAt.toISOString();
  return { reviewId: id, rating, title, text: body, skinType, concern, state, reason, submittedAt: at };
}

export interface OrderOfReviews {
  number: string;
  isOpen: boolean;
  isProfessional: boolean;
  userId: string | null;
  firstName: string;
  lastName: string;
}

/** An order as far as its reviews need it. */
export async function findOrder(db: Queryable, orderId: string): Promise<OrderOfReviews | null> {
  const { rows } = await db.query<OrderOfReviews>(
    `select o.number, o.state = 'delivered' as "isOpen", o.site = 'b2b' as "isProfessional", o.user_id as "userId",
       coalesce(u.first_name, o.shipping_address ->> 'firstName') as "firstName",
       coalesce(u.last_name, o.shipping_address ->> 'lastName') as "lastName"
     from orders o left join users u on u.id = o.user_id where o.id = $1`,
    [orderId],
  );
  return rows[0] ?? null;
}

export const authorOf = ({ firstName, lastName }: OrderOfReviews): string => reviewerName(firstName, lastName);

interface LineRow {
  line: number;
  sku: string;
  name: string;
  size: string;
  front: StoredImage | null;
}

export async function reviewableLines(db: Queryable, orderId: string): Promise<OrderReviews['lines']> {
  const [{ rows }, written] = await Promise.all([
    db.query<LineRow>(
      `select i.line, i.sku, i.name, i.size, p.images -> 0 as front from order_items i join products p on p.sku = i.sku
       where i.order_id = $1 and ${REVIEWABLE} order by i.line`,
      [orderId],
    ),
    db.query<OwnRow & { line: number }>(`select line, ${OWN} from reviews where order_id = $1`, [orderId]),
  ]);
  return rows.map(({ line, sku, name, size, front }) => {
    const own = written.rows.find((review) => review.line === line);
    return { line, sku, name, size, image: toFrontImage(front), review: own ? toOwn(own) : null };
  });
}

export interface NewReview extends ReviewForm {
  id: string;
  orderId: string;
  line: number;
  order: OrderOfReviews;
  now: Date;
}

/** Null when the order has no such line to review. Runs into `reviews_order_line` when it has a review already. */
export async function insertReview(tx: Queryable, review: NewReview): Promise<OwnReview | null> {
  const { id, orderId, line, order, now, rating, title, body, skinType, concern } = review;
  const { rows } = await tx.query<OwnRow>(
    `insert into reviews (id, order_id, line, sku, user_id, author_name, is_professional, rating, title, body, skin_type, concern, submitted_at)
     select $1, i.order_id, i.line, i.sku, $4, $5, $6, $7, $8, $9, $10, $11, $12
     from order_items i join products p on p.sku = i.sku where i.order_id = $2 and i.line = $3 and ${REVIEWABLE}
     returning ${OWN}`,
    [
      id,
      orderId,
      line,
      order.userId,
      authorOf(order),
      order.isProfessional,
      rating,
      title,
      body,
      skinType,
      concern,
      now,
    ],
  );
  return rows[0] ? toOwn(rows[0]) : null;
}

/** Whose it is, and what it is about. */
export interface ReviewOwner {
  orderId: string;
  sku: string;
  state: ReviewState;
}

export async function findOwner(db: Queryable, reviewId: string): Promise<ReviewOwner | null> {
  const { rows } = await db.query<ReviewOwner>('select order_id as "orderId", sku, state from reviews where id = $1', [
    reviewId,
  ]);
  return rows[0] ?? null;
}

/** What staff decided was about another text: it waits again. */
export async function updateReview(
  tx: Queryable,
  reviewId: string,
  form: ReviewForm,
  now: Date,
): Promise<OwnReview | null> {
  const { rating, title, body, skinType, concern } = form;
  const { rows } = await tx.query<OwnRow>(
    `update reviews set rating = $2, title = $3, body = $4, skin_type = $5, concern = $6, submitted_at = $7, state = 'pending',
       reason = null, reported_at = null, answer = null, answered_at = null
     where id = $1 returning ${OWN}`,
    [reviewId, rating, title, body, skinType, concern, now],
  );
  if (!rows[0]) return null;
  await tx.query('delete from review_reports where review_id = $1', [reviewId]);
  return toOwn(rows[0]);
}

export async function deleteReview(db: Queryable, reviewId: string): Promise<void> {
  await db.query('delete from reviews where id = $1', [reviewId]);
}

export interface NewReport {
  reviewId: string;
  reporter: string;
  reason: string;
  note: string | null;
  now: Date;
}

/** The first report of each reporter counts. */
export async function insertReport(tx: Queryable, { reviewId, reporter, reason, note, now }: NewReport): Promise<void> {
  await tx.query(
    `insert into review_reports (review_id, reporter, reason, note, reported_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [reviewId, reporter, reason, note, now],
  );
  await tx.query('update reviews set reported_at = coalesce(reported_at, $2) where id = $1', [reviewId, now]);
}

/** No more emails about reviews to the address of the order, or to that of its buyer's account. False if there is no such order. */
export async function optOut(db: Queryable, orderId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into review_opt_outs (email, created_at)
     select distinct lower(a.email), $2::timestamptz from orders o left join users u on u.id = o.user_id
       cross join lateral (values (o.email), (u.email)) a (email)
     where o.id = $1 and a.email is not null
     on conflict (email) do update set email = excluded.email`,
    [orderId, now],
  );
  return rowCount > 0;
}
