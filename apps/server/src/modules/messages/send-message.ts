import type { Attempt } from '../../auth/auth.ts';
import { isBlocking } from '../../db/account-relations.ts';
import type { Queryable } from '../../db/database.ts';
import { claimedUntil } from '../../http/request/idempotency.ts';
import type { OnceKey } from '../../http/request/idempotency.ts';
import type { MessageRow } from './message-view.ts';
import { MESSAGE } from './repository.ts';

export interface NewMessage {
  id: string;
  fromAccountId: string;
  toAccountId: string;
  fromUserId: string;
  senderName: string;
  body: string;
  clientId: string | null;
  fileCount: number;
  cardCount: number;
}

/** A message that is stored only if its key is free and its sender has attempts left. Both are counted with it; null for neither. */
export interface Post {
  message: NewMessage;
  once: OnceKey | null;
  attempt: Attempt | null;
}

export interface Posted {
  /** Attempts in the window, this one included. */
  hits: number | null;
  /** Null if it wasn't stored: too many attempts, a key that is taken, or its sender blocks the receiver. */
  row: MessageRow | null;
  /** It is the first of its conversation, and neither stored nor counted: pass it to `postMessages` on its own. */
  isFirst: boolean;
}

// One statement for everything that messages write, since what they cost is mostly the round trip, the start-up of a statement and
// the commit. `given` has each sender and each pair of accounts once, so no row is written twice.
//
// Locks are taken in the order that `db/schema/messages.ts` gives, each kind sorted, and a sort reads all of the step before it: so two
// statements never wait for each other in a circle. The first message of a conversation is stored alone, because its rows refer to accounts
// and are counted by another trigger. An account that is deleted by hand may be part of a circle; then messages are stored one by one.
//
// Nothing is written for somebody who blocks the receiver. The row of the pair makes messages of one conversation wait for each other, so
// that places have no gap and times never run backward; both sides count on from there. A withheld message writes the same rows, the
// receiver's side and counts included, so that its author waits for the same people (rule M6).
const SEND = {
  name: 'message-send',
  text: `with given as materialized (
      select g.*, low, high, count(*) over () > 1 and not exists (
        select from conversations c where c.low_account_id = low and c.high_account_id = high) as is_first
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::uuid[], $8::smallint[], $9::smallint[],
          $10::text[], $11::text[], $12::text[], $13::text[], $14::timestamptz[], $15::timestamptz[], $16::int[]) with ordinality
        as g(id, from_id, to_id, user_id, sender_name, body, client_id, file_count, card_count, scope, key, request_hash,
          bucket, window_start, window_end, quota, place),
        lateral (values (least(from_id, to_id), greatest(from_id, to_id))) as pair(low, high)
    ), counted as (
      insert into rate_limits as r (bucket, window_start, hits, expires_at)
      select bucket, window_start, 1, window_end from given where bucket is not null and not is_first order by bucket
      on conflict (bucket, window_start) do update set hits = r.hits + 1
      returning bucket, hits
    ), allowed as materialized (
      select g.*, ${isBlocking('g.to_id', 'g.from_id')}::int as withheld
      from given g left join counted c on c.bucket = g.bucket
      where not g.is_first and (g.bucket is null or c.hits <= g.quota) and not ${isBlocking('g.from_id', 'g.to_id')}
    ), claimed as (
      insert into idempotency_keys as k (scope, key, request_hash, result, created_at, expires_at)
      select scope, key, request_hash, jsonb_build_object('value', jsonb_build_object('messageId', id)), $17::timestamptz, $18::timestamptz
      from allowed where key is not null order by scope, key
      on conflict (scope, key) do update set request_hash = excluded.request_hash, result = excluded.result,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      where k.expires_at <= $17
      returning scope, key
    ), ready as materialized (
      select * from allowed where key is null or (scope, key) in (select scope, key from claimed)
    ), talk as (
      insert into conversations as c (low_account_id, high_account_id, message_count, last_message_at, created_at)
      select low, high, 1, $17::timestamptz, $17::timestamptz from ready order by low, high
      on conflict (low_account_id, high_account_id) do update
        set message_count = c.message_count + 1, last_message_at = greatest(c.last_message_at, excluded.last_message_at)
      returning low_account_id as low, high_account_id as high, message_count as seq, last_message_at as sent_at
    ), placed as materialized (
      select ready.*, talk.seq, talk.sent_at from ready join talk using (low, high)
    ), sides as (
      insert into conversation_sides as s
        (account_id, other_account_id, sent_count, received_count, withheld_count, hidden_count, last_message_id, last_message_at)
      select side.account_id, side.other_account_id, side.sent, side.received, side.withheld, side.hidden,
        case when side.hidden = 0 then p.id end, case when side.hidden = 0 then p.sent_at end
      from placed p, lateral (values (p.from_id, p.to_id, 1 - p.withheld, 0, p.withheld, 0),
          (p.to_id, p.from_id, 0, 1 - p.withheld, 0, p.withheld)) as side(account_id, other_account_id, sent, received, withheld, hidden)
      order by side.account_id, side.other_account_id
      on conflict (account_id, other_account_id) do update
        set sent_count = s.sent_count + excluded.sent_count, received_count = s.received_count + excluded.received_count,
          withheld_count = s.withheld_count + excluded.withheld_count, hidden_count = s.hidden_count + excluded.hidden_count,
          last_message_id = coalesce(excluded.last_message_id, s.last_message_id),
          last_message_at = coalesce(excluded.last_message_at, s.last_message_at)
      returning account_id, other_account_id, sent_count
    ), stored as (
      insert into messages as m
        (id, low_account_id, high_account_id, seq, sender_seq, from_account_id, from_user_id, sender_name, body, sent_at, is_withheld,
         client_id, file_count, card_count)
      select p.id, p.low, p.high, p.seq, s.sent_count, p.from_id, p.user_id, p.sender_name, p.body, p.sent_at, p.withheld = 1,
        p.client_id, p.file_count, p.card_count
      from placed p join sides s on s.account_id = p.from_id and s.other_account_id = p.to_id
      order by p.low, p.high
      returning ${MESSAGE}
    )
    select c.hits, g.is_first as "isFirst", m.* from given g left join counted c on c.bucket = g.bucket left join stored m on m.id = g.id order by g.place`,
};

/** Stores messages, of which no two have the same sender or the same two accounts, all of them or, if it fails, none. In their order. */
export async function postMessages(db: Queryable, all: readonly Post[], now: Date): Promise<Posted[]> {
  const messages = all.map(({ message }) => message);
  const keys = all.map(({ once }) => once);
  const attempts = all.map(({ attempt }) => attempt);
  const { rows } = await db.query<Omit<Posted, 'row'> & (MessageRow | { id: null })>(SEND, [
    messages.map(({ id }) => id),
    messages.map(({ fromAccountId }) => fromAccountId),
    messages.map(({ toAccountId }) => toAccountId),
    messages.map(({ fromUserId }) => fromUserId),
    messages.map(({ senderName }) => senderName),
    messages.map(({ body }) => body),
    messages.map(({ clientId }) => clientId),
    messages.map(({ fileCount }) => fileCount),
    messages.map(({ cardCount }) => cardCount),
    keys.map((once) => once?.scope ?? null),
    keys.map((once) => once?.key ?? null),
    keys.map((once) => once?.requestHash ?? null),
    attempts.map((attempt) => attempt?.bucket ?? null),
    attempts.map((attempt) => attempt?.startsAt ?? null),
    attempts.map((attempt) => attempt?.endsAt ?? null),
    attempts.map((attempt) => attempt?.quota ?? null),
    now,
    claimedUntil(now),
  ]);
  return rows.map(({ hits, isFirst, ...row }) => ({ hits, isFirst, row: row.id === null ? null : row }));
}

/** Only the sender's side shows the message if the receiver blocks them. Null, and nothing is stored, if they block the receiver. */
export async function insertMessage(tx: Queryable, message: NewMessage, now: Date): Promise<MessageRow | null> {
  const [posted] = await postMessages(tx, [{ message, once: null, attempt: null }], now);
  return posted?.row ?? null;
}
