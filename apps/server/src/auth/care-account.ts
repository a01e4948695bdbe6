import type { Queryable } from '../db/database.ts';

/** The account of Regen's care team: the one of type `admin`, to which all staff belong. A migration makes it. */
export async function careAccountOf(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ id: string }>({
    name: 'care-account',
    text: `select id from accounts where account_type = 'admin'`,
  });
  const [care] = rows;
  if (!care) throw new Error('There is no account of the care team.');
  return care.id;
}
