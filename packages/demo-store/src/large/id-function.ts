import type { Queryable } from '../host.ts';

/**
 * Ids of the same form as `createIdFactory` makes them (prefix, ten characters of time, sixteen more), in SQL, because a
 * million of them are written in one place. Lives as long as the connection.
 */
export async function createIdFunction(db: Pick<Queryable, 'query'>): Promise<void> {
  const characters = Array.from(
    { length: 10 },
    (_, place) => `substr('0123456789abcdefghjkmnpqrstvwxyz', ((ms >> ${45 - place * 5}) & 31)::int + 1, 1)`,
  );
  await db.query(
    `create or replace function pg_temp.seed_id(prefix text, at timestamptz, salt text) returns text language sql immutable as $$
       select prefix || '_' || ${characters.join(' || ')} || substr(md5(salt), 1, 16)
       from (select floor(extract(epoch from at) * 1000)::bigint as ms) t $$`,
  );
}
