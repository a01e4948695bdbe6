import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';

/** A professional and a client of hers who write to each other, with a session each. */
export interface Writer {
  accountId: string;
  jwt: string;
}

export type Pair = readonly [Writer, Writer];

const name = (kind: string, at: number): string => `${kind}_bench${String(at).padStart(20, '0')}`;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session token as the server issues it. */
function tokenOf(secret: string, at: number, run: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sid: `${name('ses', at)}${run}`,
    gen: 0,
    iss: 'regen',
    sub: name('usr', at),
    iat: now,
    exp: now + 3_500,
  };
  const signed = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Written straight into the database, since thousands of sign-ins would take as many password hashes. */
export async function createPairs(databaseUrl: string, secret: string, count: number): Promise<Pair[]> {
  const run = randomBytes(4).toString('hex');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with people as (
         select n, 'bench' || lpad(n::text, 20, '0') as id, n % 2 = 0 as is_pro from generate_series(0, $1::int - 1) n
       ), accounts as (
         insert into accounts (id, name, site, account_type, tier, discount_model, has_retail_store)
         select 'acc_' || id, 'Bench ' || n, case when is_pro then 'b2b' else 'retail' end, case when is_pro then 'professional' else 'retail' end,
           case when is_pro then 1 end, case when is_pro then 'Professional' end, false from people on conflict do nothing
       ), users as (
         insert into users (id, account_id, email, password_hash, first_name, last_name, permissions, created_at)
         select 'usr_' || id, 'acc_' || id, id || '@bench.example', 'x', 'Bench', n::text, '{messages:write}', now() from people on conflict do nothing
       ), links as (
         insert into client_links (professional_account_id, retail_account_id)
         select 'acc_' || id, 'acc_bench' || lpad((n + 1)::text, 20, '0') from people where is_pro on conflict do nothing
       )
       insert into sessions (id, user_id, browser_id, expires_at)
       select 'ses_' || id || $2, 'usr_' || id, id, now() + interval '1 day' from people`,
      [count * 2, run],
    );
  } finally {
    await client.end();
  }
  const writer = (at: number): Writer => ({ accountId: name('acc', at), jwt: tokenOf(secret, at, run) });
  return Array.from({ length: count }, (_, at) => [writer(at * 2), writer(at * 2 + 1)]);
}
