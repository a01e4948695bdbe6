import type { ReviewForStaff, ReviewReason, ReviewState, SkinType } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refuse.ts';

interface Row {
  id: string;
  sku: string;
  productName: string;
  orderNumber: string;
  rating: number;
  title: string;
  body: string;
  authorName: string;
  isProfessional: boolean;
  skinType: SkinType | null;
  concern: string | null;
  state: ReviewState;
  reason: string | null;
  submittedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  reports: { reason: ReviewReason; note: string | null; reportedAt: string }[];
}

/** More say nothing new. */
const REPORTS = 20;

const SELECT = `select r.id, r.sku, p.name as "productName", o.number as "orderNumber", r.rating, r.title, r.body,
    r.author_name as "authorName", r.is_professional as "isProfessional", r.skin_type as "skinType", r.concern, r.state, r.reason,
    r.submitted_at as "submittedAt", r.answer, r.answered_at as "answeredAt",
    coalesce((select json_agg(json_build_object('reason', w.reason, 'note', w.note, 'reportedAt', w.reported_at)
        order by w.reported_at desc, w.reporter)
      from (select * from review_reports w where w.review_id = r.id order by w.reported_at desc, w.reporter limit ${REPORTS}) w), '[]') as reports
  from reviews r join products p on p.sku = r.sku join orders o on o.id = r.order_id`;

function toReview(row: Row): ReviewForStaff {
  const { id, body, submittedAt, answer, answeredAt, reports, ...rest } = row;
  return {
    ...rest,
    reviewId: id,
    text: body,
    submittedAt: submittedAt.toISOString(),
    answer: answer === null || answeredAt === null ? null : { text: answer, answeredAt: answeredAt.toISOString() },
    reports: reports.map((report) => ({ ...report, reportedAt: new Date(report.reportedAt).toISOString() })),
  };
}

export type QueuePart = 'pending' | 'reported' | 'published' | 'rejected';

const PARTS: Readonly<Record<QueuePart, { where: string; order: string }>> = {
  pending: { where: `r.state = 'pending'`, order: 'r.submitted_at, r.id' },
  reported: { where: 'r.reported_at is not null', order: 'r.reported_at, r.id' },
  published: { where: `r.state = 'published'`, order: 'r.moderated_at desc nulls last, r.id' },
  rejected: { where: `r.state = 'rejected'`, order: 'r.moderated_at desc nulls last, r.id' },
};

export async function queuePage(
  db: Queryable,
  part: QueuePart,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: ReviewForStaff[]; total: number }> {
  const { where, order } = PARTS[part];
  const [{ rows }, counted] = await Promise.all([
    db.query<Row>(`${SELECT} where ${where} order by ${order} limit $1 offset $2`, [perPage, (page - 1) * perPage]),
    db.query<{ total: number }>(`select count(*)::int as total from reviews r where ${where}`),
  ]);
  return { items: rows.map(toReview), total: counted.rows[0]?.total ?? 0 };
}

/** What waits for a decision. */
export async function countWaiting(db: Queryable): Promise<{ pending: number; reported: number }> {
  const { rows } = await db.query<{ pending: number; reported: number }>(
    `select (select count(*) from reviews where state = 'pending')::int as pending,
       (select count(*) from reviews where reported_at is not null)::int as reported`,
  );
  return rows[0] ?? { pending: 0, reported: 0 };
}

async function readReview(tx: Queryable, reviewId: string): Promise<ReviewForStaff | null> {
  const { rows } = await tx.query<Row>(`${SELECT} where r.id = $1`, [reviewId]);
  return rows[0] ? toReview(rows[0]) : null;
}

export interface Decision {
  state: 'published' | 'rejected';
  /** Null unless rejected. */
  reason: string | null;
  staffId: string;
  /** Of the text that was read. */
  submittedAt: Date;
  now: Date;
}

export interface Decided {
  review: ReviewForStaff;
  /** Whether its writer knows something new: a decision can also answer reports. */
  isNews: boolean;
}

/**
 * Reports are answered by the decision. A review that is published again keeps its date.
 * @throws 409 `review_changed` when its writer has edited it since it was read.
 */
export async function decide(
  tx: Queryable,
  reviewId: string,
  { state, reason, staffId, submittedAt, now }: Decision,
): Promise<Decided | null> {
  const { rows } = await tx.query<{ state: ReviewState; reason: string | null }>(
    'select state, reason from reviews where id = $1 for update',
    [reviewId],
  );
  const { rowCount } = await tx.query(
    `update reviews set state = $2, reason = $3, moderated_by = $4, moderated_at = $5, reported_at = null,
       published_at = case when $2 = 'published' then coalesce(published_at, $5) else published_at end
     where id = $1 and submitted_at = $6`,
    [reviewId, state, reason, staffId, now, submittedAt],
  );
  const review = await readReview(tx, reviewId);
  if (review && rowCount === 0) throw refuse('review_changed');
  await tx.query('delete from review_reports where review_id = $1', [reviewId]);
  const [before] = rows;
  return review && { review: { ...review, reports: [] }, isNews: before?.state !== state || before.reason !== reason };
}

export async function writeAnswer(
  tx: Queryable,
  reviewId: string,
  answer: string | null,
  now: Date,
): Promise<ReviewForStaff | null> {
  await tx.query('update reviews set answer = $2, answered_at = $3 where id = $1', [
    reviewId,
    answer,
    answer === null ? null : now,
  ]);
  return readReview(tx, reviewId);
}
