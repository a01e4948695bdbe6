import type { Queryable } from './host.ts';

/** The account of the care team, to which the demo's staff belong. The store's migrations create it. */
export async function careAccountOf(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ id: string }>(`select id from accounts where account_type = 'admin'`);
  const [care] = rows;
  if (!care) throw new Error('There is no account of the care team.');
  return care.id;
}
