import type { Queryable } from '../../db/database.ts';
import { HAS_OPTED_OUT, NOT_REVIEWED } from '../../db/reviewable-lines.ts';
import { reviewUrl, unsubscribe } from './links.ts';
import type { ReviewNeeds } from './writer-operations.ts';

/** Days after the delivery: long enough to have used it, and not so long that it is forgotten. */
const AFTER_DAYS = 10;
const UNTIL_DAYS = 40;
const BATCH = 100;

interface Due {
  id: string;
  email: string;
}

/** Takes orders whose buyers are to be asked, so that no other process takes them too. */
async function takeDue(tx: Queryable, now: Date): Promise<Due[]> {
  const { rows } = await tx.query<Due>(
    `with due as (
       select o.id, o.email from orders o
       where o.state = 'delivered' and o.delivered_at <= $1::timestamptz - interval '${AFTER_DAYS} days'
         and o.delivered_at > $1::timestamptz - interval '${UNTIL_DAYS} days'
         and not exists (select from review_requests r where r.order_id = o.id)
         and not ${HAS_OPTED_OUT}
         and exists (select from order_items i join products p on p.sku = i.sku where i.order_id = o.id and ${NOT_REVIEWED})
       order by o.delivered_at, o.id limit ${BATCH} for update of o skip locked),
     asked as (insert into review_requests (order_id, asked_at) select id, $1 from due on conflict do nothing returning order_id)
     select due.id, due.email from due join asked on asked.order_id = due.id`,
    [now],
  );
  return rows;
}

/** Emails buyers once for each order, some days after its delivery. Returns the number of emails. */
export async function askForReviews(needs: Omit<ReviewNeeds, 'catalog'>, signal?: AbortSignal): Promise<number> {
  const { auth, clock, db, mail } = needs;
  const origin = needs.publicUrl();
  let sent = 0;
  for (let count = BATCH; count === BATCH && !signal?.aborted; sent += count) {
    count = await db.transaction(async (tx) => {
      const due = await takeDue(tx, clock.now());
      const emails = due.map(({ id, email }) => ({
        to: email,
        template: 'review-request' as const,
        data: { orderId: id, reviewUrl: reviewUrl(needs, id), unsubscribeUrl: unsubscribe.url(auth, origin, id) },
        dedupeKey: `review-request:${id}`,
      }));
      if (emails.length > 0) await mail.sendAll(emails, tx);
      return due.length;
    });
  }
  return sent;
}
