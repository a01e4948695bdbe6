import type { Queryable } from '../../../db/database.ts';

/** Each call makes one mistake, for the test of the check. */
export async function mistakes(db: Queryable, id: string, names: string[]): Promise<void> {
  await db.query<{ id: string }>('select id, sms_opt_in from users');
  await db.query<{ id: string; fax: string }>('select id from users');
  await db.query<{ id: string }>('select u.id, a.id from users u join accounts a on a.id = u.account_id');
  await db.query<{ count: number }>('select count(*) as count from users');
  await db.query<{ images: { at: Date }[] }>('select images from products');
  await db.query<{ name: string }>('select a.name from users u left join accounts a on a.id = u.account_id');
  await db.query<{ brand: string }>(`select billing_address ->> 'brand' as brand from orders`);
  await db.query('update users set updated_at = $2 where id = $1', [id]);
  await db.query('update users set updated_at = $2 where id = $1', [id, true]);
  await db.query('update products set images = $2 where sku = $1', [id, names]);
  await db.query(id);
  await db.query<{ state: 'pending' | 'published' }>('select state from reviews');
  const { send } = { send: db.query };
  await send(id);
}
