import { areLinked, isBlocking } from '../../db/account-relations.ts';
import type { Queryable } from '../../db/database.ts';
import type { ConversationRow, ListedConversation, MessageRow, PartyRow } from './message-view.ts';

/** Columns of `messages m`. */
export const MESSAGE = `m.id, m.client_id as "clientId", m.seq, m.from_account_id as "fromAccountId", m.sender_name as "senderName", m.body,
  m.file_count as "fileCount", m.card_count as "cardCount", m.sent_at as "sentAt", m.read_at as "readAt"`;

/** The other party as the caller ($1) sees it. */
export const PARTY = `a.id as "otherId", a.name as "otherName", a.account_type = 'admin' as "isCare",
  ${areLinked('$1', 'a.id')} as "isLinked", ${isBlocking('$1', 'a.id')} as "isBlocked"`;

/** Of the caller ($1): received and read together. Messages that are sent, withheld from or read by others change nothing in it. */
const VERSION = `coalesce((select version from message_counts where account_id = $1), 0)`;

/** The other account and the counts of the conversation; null if there is no such account. */
export async function findConversation(
  db: Queryable,
  accountId: string,
  otherId: string,
): Promise<ConversationRow | null> {
  const { rows } = await db.query<ConversationRow>(
    {
      name: 'message-conversation',
      text: `select ${PARTY}, coalesce(s.sent_count + s.received_count + s.withheld_count, 0) as "messageCount",
               coalesce(s.unread_count, 0) as "unreadCount", coalesce(s.delivered_seq, 0) as "receivedSeq",
               coalesce(o.delivered_seq, 0) as "deliveredSeq",
               coalesce((
                 select max(m.seq) from messages m
                 where m.low_account_id = least($1::text, $2::text) and m.high_account_id = greatest($1::text, $2::text)
                   and m.from_account_id = $1 and m.read_at is null and m.is_withheld and m.seq < o.delivered_seq
               ), 0) as "undeliveredSeq", ${VERSION} as version,
               case when s.unread_count > 0 then (
                 select m.seq from messages m
                 where m.low_account_id = least($1::text, $2::text) and m.high_account_id = greatest($1::text, $2::text)
                   and m.from_account_id = $2 and m.read_at is null and not m.is_withheld
                 order by m.sender_seq limit 1) end as "firstUnreadSeq"
             from accounts a left join conversation_sides s on s.account_id = $1 and s.other_account_id = a.id
             left join conversation_sides o on o.account_id = a.id and o.other_account_id = $1
             where a.id = $2`,
    },
    [accountId, otherId],
  );
  return rows[0] ?? null;
}

/** The care team as somebody sees it; null for the care team itself. */
export async function findCareTeam(db: Queryable, accountId: string): Promise<PartyRow | null> {
  const { rows } = await db.query<PartyRow>(
    { name: 'message-care', text: `select ${PARTY} from accounts a where a.account_type = 'admin' and a.id <> $1` },
    [accountId],
  );
  return rows[0] ?? null;
}

/** Places between which messages are read, both left out. */
export interface Span {
  after: number;
  before: number;
}

/** What the caller ($1) sees of the conversation with the other ($2) between two places ($3, $4). */
const SEEN = `m.low_account_id = least($1::text, $2::text) and m.high_account_id = greatest($1::text, $2::text)
  and (not m.is_withheld or m.from_account_id = $1) and m.seq > $3 and m.seq < $4`;

/** A page of what the caller sees, newest first. */
export async function listMessages(
  db: Queryable,
  accountId: string,
  otherId: string,
  { after, before, page, perPage }: Span & { page: number; perPage: number },
): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    {
      name: 'message-page',
      text: `select ${MESSAGE} from messages m where ${SEEN} order by m.seq desc limit $5 offset $6`,
    },
    [accountId, otherId, after, before, perPage, (page - 1) * perPage],
  );
  return rows;
}

/** How many the caller sees between two places. All of them are counted in their side of the conversation. */
export async function countMessagesBetween(
  db: Queryable,
  accountId: string,
  otherId: string,
  { after, before }: Span,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    { name: 'message-count-between', text: `select count(*)::int as count from messages m where ${SEEN}` },
    [accountId, otherId, after, before],
  );
  return rows[0]?.count ?? 0;
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | null> {
  const { rows } = await db.query<MessageRow>(
    { name: 'message-find', text: `select ${MESSAGE} from messages m where m.id = $1` },
    [id],
  );
  return rows[0] ?? null;
}

export interface ConversationCounts {
  total: number;
  unread: number;
  version: number;
}

export async function countConversations(db: Queryable, accountId: string): Promise<ConversationCounts> {
  const { rows } = await db.query<ConversationCounts>(
    {
      name: 'message-counts',
      text: 'select conversations as total, unread, version from message_counts where account_id = $1',
    },
    [accountId],
  );
  return rows[0] ?? { total: 0, unread: 0, version: 0 };
}

/** A page of conversations with the newest message of each, the newest first. */
export async function listConversations(
  db: Queryable,
  accountId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<ListedConversation[]> {
  const { rows } = await db.query<ListedConversation>(
    {
      name: 'message-users',
      text: `select ${PARTY}, s.unread_count as "unreadCount", s.delivered_seq as "receivedSeq", ${MESSAGE}
             from (select * from conversation_sides where account_id = $1 and last_message_at is not null
                   order by last_message_at desc, other_account_id desc limit $2 offset $3) s
             join accounts a on a.id = s.other_account_id join messages m on m.id = s.last_message_id
             order by s.last_message_at desc, s.other_account_id desc`,
    },
    [accountId, perPage, (page - 1) * perPage],
  );
  return rows;
}

/** What the other ($2) has written in the conversation with the caller ($1) and is not withheld. */
const THEIRS = `o.low_account_id = least($1::text, $2::text) and o.high_account_id = greatest($1::text, $2::text)
  and o.from_account_id = $2 and not o.is_withheld`;

// The number received up to a message is the sequence number of the other side's newest one by then, so nothing is counted. All of it
// comes from one snapshot: a message that arrives in the meantime stays unread, and so does what is withheld.
const READ = {
  name: 'message-read',
  text: `with seen as (
      select coalesce(o.sender_seq, 0) as received, coalesce(o.seq, 0) as seq
      from messages n
      left join lateral (select o.sender_seq, o.seq from messages o where ${THEIRS} and o.seq <= n.seq order by o.seq desc limit 1) o on true
      where n.id = $3 and n.low_account_id = least($1::text, $2::text) and n.high_account_id = greatest($1::text, $2::text)
        and (not n.is_withheld or n.from_account_id = $1)
      union all
      select received_count, coalesce((select o.seq from messages o where ${THEIRS} order by o.seq desc limit 1), 0)
      from conversation_sides where $3::text is null and account_id = $1 and other_account_id = $2
    ), side as (
      update conversation_sides s set read_count = greatest(s.read_count, seen.received), read_seq = greatest(s.read_seq, seen.seq),
        delivered_seq = greatest(s.delivered_seq, seen.seq)
      from seen where s.account_id = $1 and s.other_account_id = $2
      returning s.read_count, s.read_seq, s.unread_count
    ), marked as (
      update messages m set read_at = $4 from side
      where m.low_account_id = least($1::text, $2::text) and m.high_account_id = greatest($1::text, $2::text)
        and m.from_account_id = $2 and m.sender_seq <= side.read_count and m.read_at is null and not m.is_withheld
    )
    select unread_count as unread from side`,
};

/** The number still unread; null if there is no such message or conversation. */
export async function markRead(
  db: Queryable,
  accountId: string,
  otherId: string,
  { messageId, now }: { messageId: string | null; now: Date },
): Promise<number | null> {
  const { rows } = await db.query<{ unread: number }>(READ, [accountId, otherId, messageId, now]);
  return rows[0]?.unread ?? null;
}
