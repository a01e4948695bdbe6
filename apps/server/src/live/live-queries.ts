import type { components } from '@regen/contract/schema';
import type { Queryable } from '../db/database.ts';
import { seatsLeft } from '../modules/courses/course-repository.ts';
import type { CourseRow } from '../modules/courses/course-repository.ts';

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

export async function readSeats(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['LiveSeats']>> {
  const { rows } = await db.query<Pick<CourseRow, 'id' | 'capacity' | 'seatsTaken' | 'waitlistCount'>>(
    {
      name: 'live-seats',
      text: `select id, capacity, seats_taken as "seatsTaken", waitlist_count as "waitlistCount" from courses where id = any($1)`,
    },
    [ids],
  );
  return new Map(rows.map((row) => [row.id, { key: 'seats', courseId: row.id, seatsLeft: seatsLeft(row) }]));
}
