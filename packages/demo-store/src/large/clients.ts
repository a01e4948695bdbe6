import { demoId } from '../demo-people.ts';
import type { DemoHost } from '../host.ts';
import { openSession } from './bulk-session.ts';
import { createIdFunction } from './id-function.ts';
import { LARGE_DOMAIN } from './people.ts';

/** Generated clients of the first demo professional: as many as a busy clinic has. */
const BUSY = 400;
/** Messages in each of their conversations, written in turns. */
const TALK = 24;

const GENERATED = `select a.id, a.site, row_number() over (partition by a.site order by u.id)::int as n from users u
  join accounts a on a.id = u.account_id where u.email like '%@${LARGE_DOMAIN}'`;

// Every generated retail client belongs to a generated professional; the first ones belong to the demo clinic as well.
const LINKS = `with person as (${GENERATED}), clinics as (select greatest(count(*), 1)::int as size from person where site = 'b2b')
  insert into client_links (professional_account_id, retail_account_id, created_at)
  select b.id, r.id, now() - r.n % 700 * interval '1 day' from person r cross join clinics c
  join person b on b.site = 'b2b' and b.n = 1 + (r.n - 1) % c.size where r.site = 'retail'
    and not exists (select from client_links l where l.retail_account_id = r.id and l.professional_account_id <> $1)
  union all
  select $1, r.id, now() - r.n % 700 * interval '1 day' from person r where r.site = 'retail' and r.n <= ${BUSY}
  on conflict do nothing`;

const PAIRS = `create temp table seed_pairs as
  select p.n, p.id as client, least($1::text, p.id) as low, greatest($1::text, p.id) as high, now() - p.n * interval '3 hours' as newest
  from (${GENERATED}) p where p.site = 'retail' and p.n <= ${BUSY}
    and not exists (select from conversation_sides s where s.account_id = $1 and s.other_account_id = p.id)`;

const LINES = `create temp table seed_lines as
  select p.*, seq, t.at, pg_temp.seed_id('msg', t.at, p.client || seq) as id, case when seq % 2 = 1 then $1 else p.client end as sender
  from seed_pairs p cross join generate_series(1, ${TALK}) seq
  cross join lateral (select p.newest - (${TALK} - seq) * interval '5 hours' as at) t`;

const WRITE = [
  `insert into conversations (low_account_id, high_account_id, message_count, last_message_at, created_at)
   select low, high, ${TALK}, newest, newest - interval '5 days' from seed_pairs`,
  `insert into messages (id, low_account_id, high_account_id, seq, sender_seq, from_account_id, from_user_id, sender_name, body, sent_at, read_at)
   select l.id, l.low, l.high, l.seq, (l.seq + 1) / 2, l.sender, u.id, u.first_name || ' ' || u.last_name,
     case when l.seq % 2 = 1 then 'How is your skin today?' else 'Calm and even, thank you.' end, l.at,
     case when l.seq < ${TALK} or l.n % 10 > 0 then l.at + interval '1 hour' end
   from seed_lines l join lateral (select id, first_name, last_name from users where account_id = l.sender order by created_at limit 1) u on true`,
  `insert into conversation_sides (account_id, other_account_id, sent_count, received_count, read_count, last_message_id, last_message_at)
   select s.account, s.other, ${TALK / 2}, ${TALK / 2}, ${TALK / 2} - s.unread, l.id, l.newest from seed_lines l
   cross join lateral (values ($1, l.client, case when l.n % 10 = 0 then 1 else 0 end), (l.client, $1, 0)) s(account, other, unread)
   where l.seq = ${TALK}`,
];

/** Links the generated users and lets the busy clinic exchange messages with its clients. Does nothing if it has been done. */
export async function growClients(host: DemoHost): Promise<void> {
  const session = await openSession(host);
  const clinic = demoId('acc', 1);
  try {
    await createIdFunction(session);
    await session.query('begin');
    await session.query(LINKS, [clinic]);
    await session.query(PAIRS, [clinic]);
    await session.query(LINES, [clinic]);
    for (const [at, statement] of WRITE.entries()) await session.query(statement, at === 2 ? [clinic] : []);
    await session.query('commit');
  } finally {
    await session.close();
  }
}
