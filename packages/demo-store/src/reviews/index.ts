import { createIdFactory, reviewerName } from '@regen/domain';
import type { Database, Tx } from '../host.ts';
import { randomFrom } from '../large/random.ts';
import type { SeedReport } from '../seed-step.ts';
import type { DemoReview } from './demo-review.ts';
import { rejectedTexts, reportedTexts, reviewTexts, waitingTexts } from './review-texts.ts';

const DAY = 86_400_000;

interface BoughtLine {
  orderId: string;
  line: number;
  sku: string;
  userId: string | null;
  firstName: string;
  lastName: string;
  isPro: boolean;
  deliveredAt: Date;
}

/** Delivered lines of these products, in an order that has nothing to do with time; those of people with an account first. */
async function readBought(tx: Tx, skus: readonly string[], before: Date): Promise<BoughtLine[]> {
  const { rows } = await tx.query<BoughtLine>(
    `select i.order_id as "orderId", i.line, i.sku, o.user_id as "userId", o.site = 'b2b' as "isPro", o.delivered_at as "deliveredAt",
       coalesce(u.first_name, o.shipping_address ->> 'firstName') as "firstName",
       coalesce(u.last_name, o.shipping_address ->> 'lastName') as "lastName"
     from order_items i join orders o on o.id = i.order_id left join users u on u.id = o.user_id
     where i.sku = any($1) and o.state = 'delivered' and o.delivered_at < $2 and o.site in ('web', 'retail', 'b2b') and not i.is_free
     order by i.sku, md5(o.number || i.line)`,
    [skus, before],
  );
  return rows;
}

interface Planned {
  sku: string;
  said: DemoReview;
  state: 'pending' | 'published' | 'rejected';
  reason: string | null;
  report: { reason: string; note: string } | null;
}

function planned(): Planned[] {
  const published = Object.entries(reviewTexts).flatMap(([sku, all]) =>
    all.map((said, place): Planned => {
      const report = reportedTexts.find((one) => one.sku === sku && one.place === place) ?? null;
      return { sku, said, state: 'published', reason: null, report };
    }),
  );
  const waiting = Object.entries(waitingTexts).map(([sku, said]): Planned => ({
    sku,
    said,
    state: 'pending',
    reason: null,
    report: null,
  }));
  const rejected = Object.entries(rejectedTexts).map(([sku, { reason, ...said }]): Planned => ({
    sku,
    said,
    state: 'rejected',
    reason,
    report: null,
  }));
  return [...published, ...waiting, ...rejected];
}

/** Each buyer says something about a product once, and not everything at once. */
class Buyers {
  readonly #lines: BoughtLine[];
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(lines: BoughtLine[]) {
    this.#lines = lines;
  }

  take(sku: string, isPro: boolean): BoughtLine | null {
    const nameOf = ({ firstName, lastName }: BoughtLine) => `${firstName} ${lastName}`;
    const free = this.#lines.filter(
      (line) => line.sku === sku && line.isPro === isPro && !this.#taken.has(`${sku} ${nameOf(line)}`),
    );
    const least = Math.min(...free.map((line) => this.#counts.get(nameOf(line)) ?? 0));
    const found = free.find((line) => (this.#counts.get(nameOf(line)) ?? 0) === least);
    if (!found) return null;
    this.#taken.add(`${sku} ${nameOf(found)}`);
    this.#counts.set(nameOf(found), least + 1);
    return found;
  }
}

async function write(tx: Tx, now: number): Promise<number> {
  const random = randomFrom(31_337);
  let moment = now;
  const id = createIdFactory({
    now: () => moment,
    fill: (bytes) => bytes.forEach((_, place) => (bytes[place] = Math.floor(random() * 256))),
  });
  const plans = planned();
  const buyers = new Buyers(await readBought(tx, [...new Set(plans.map(({ sku }) => sku))], new Date(now - 8 * DAY)));
  const rows = plans.flatMap(({ sku, said, state, reason, report }) => {
    const bought = buyers.take(sku, said.isPro ?? false);
    if (!bought) return [];
    const written = Math.min(bought.deliveredAt.getTime() + (7 + random() * 21) * DAY, now - random() * 6 * DAY);
    // Nobody has waited for long.
    const submitted = state === 'pending' ? now - (0.1 + random() * 2) * DAY : written;
    const published = Math.min(submitted + (2 + random() * 30) * 3_600_000, now);
    const answered = said.answer === undefined ? null : Math.min(published + (4 + random() * 40) * 3_600_000, now);
    moment = submitted;
    const at = (time: number) => new Date(time).toISOString();
    return {
      id: id('review'),
      order_id: bought.orderId,
      line: bought.line,
      sku,
      user_id: bought.userId,
      author: reviewerName(bought.firstName, bought.lastName),
      is_pro: bought.isPro,
      rating: said.stars,
      title: said.title,
      body: said.text,
      skin_type: said.skin ?? null,
      concern: said.concern ?? null,
      state,
      reason,
      answer: said.answer ?? null,
      answered: answered === null ? null : at(answered),
      submitted: at(submitted),
      published: state === 'published' ? at(published) : null,
      moderated: state === 'pending' ? null : at(published),
      reported: report === null ? null : at(now - DAY),
      report_reason: report?.reason ?? null,
      report_note: report?.note ?? null,
    };
  });
  const values = [JSON.stringify(rows)];
  const given = `jsonb_to_recordset($1::jsonb) as r(id text, order_id text, line int, sku text, user_id text, author text, is_pro boolean,
    rating smallint, title text, body text, skin_type text, concern text, state text, reason text, answer text, answered timestamptz,
    submitted timestamptz, published timestamptz, moderated timestamptz, reported timestamptz, report_reason text, report_note text)`;
  await tx.query(
    `insert into reviews (id, order_id, line, sku, user_id, author_name, is_professional, rating, title, body, skin_type, concern, state,
       reason, answer, answered_at, submitted_at, published_at, moderated_at, reported_at)
     select id, order_id, line, sku, user_id, author, is_pro, rating, title, body, skin_type, concern, state, reason, answer, answered,
       submitted, published, moderated, reported from ${given}`,
    values,
  );
  await tx.query(
    `insert into review_reports (review_id, reporter, reason, note, reported_at)
     select id, 'a visitor', report_reason, report_note, reported from ${given} where report_reason is not null`,
    values,
  );
  // Nobody gets an email about the demo's past.
  await tx.query(
    `insert into review_requests (order_id, asked_at) select id, delivered_at + interval '10 days' from orders where state = 'delivered'
     on conflict do nothing`,
  );
  return rows.length;
}

/** What buyers of the demo's orders say about some forty products. */
export async function seedReviews(db: Database, report: SeedReport): Promise<void> {
  const { rows } = await db.query<{ used: boolean }>('select exists (select from reviews) as used');
  if (rows[0]?.used) return;
  const count = await db.transaction((tx) => write(tx, Date.now()));
  report(count, count);
}
