import type { components } from '@regen/contract/schema';
import type { Queryable } from '../db/database.ts';

type Schemas = components['schemas'];

// Events of one record may arrive in another order than they happened, so what is sent is what holds now.

export async function readOrders(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['LiveOrder']>> {
  const { rows } = await db.query<{ id: string; state: Schemas['OrderState'] }>(
    { name: 'live-orders', text: 'select id, state from orders where id = any($1)' },
    [ids],
  );
  return new Map(rows.map(({ id, state }) => [id, { key: 'order', orderId: id, status: state }]));
}

export async function readApplications(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['LiveApplication']>> {
  const { rows } = await db.query<{ id: string; status: Schemas['ApplicationStatus'] }>(
    { name: 'live-applications', text: 'select id, status from applications where id = any($1)' },
    [ids],
  );
  return new Map(rows.map(({ id, status }) => [id, { key: 'application', status }]));
}

/** A seat that just came free goes to the waitlist; `course-view.ts` has the same rule. */
const SEATS = 'case when waitlist_count > 0 then 0 else capacity - seats_taken end';

export async function readSeats(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['LiveSeats']>> {
  const { rows } = await db.query<{ id: string; left: number }>(
    { name: 'live-seats', text: `select id, ${SEATS} as "left" from courses where id = any($1)` },
    [ids],
  );
  return new Map(rows.map(({ id, left }) => [id, { key: 'seats', courseId: id, seatsLeft: left }]));
}
