import type { Queryable } from '../db/database.ts';

/**
 * The next payment attempt is not written: its commit waits until another transaction waits for it, and then fails with a deadlock, so
 * that the other one goes first and the transaction is repeated.
 *
 * @param name Unique in the database.
 */
export async function failNextAttempt({ db }: { db: Queryable }, name: string): Promise<void> {
  // Sequences are not rolled back.
  await db.query(`create sequence ${name}`);
  await db.query(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if nextval('${name}') > 1 then return new; end if;
       while not exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) loop
         perform pg_sleep(0.005);
       end loop;
       raise 'a deadlock' using errcode = '40P01';
     end $$`,
  );
  await db.query(`create trigger ${name} before insert on payments for each row execute function ${name}()`);
}

/** How many attempts to write a payment there were since, with the one that failed. */
export async function writtenAttempts({ db }: { db: Queryable }, name: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select last_value::int as count from ${name}`);
  return rows[0]?.count ?? 0;
}
