import type { components } from '@regen/contract/schema';
import type { Queryable } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { attachmentsOf } from './files/attachments.ts';
import { contentOf } from './message-view.ts';
import type { MessageRow } from './message-view.ts';
import { MESSAGE } from './repository.ts';

type Schemas = components['schemas'];

/** An event of a conversation, for one of its two accounts. */
export interface Heard<Live> {
  accountId: string;
  live: Live;
}

/** The counts of the receiving account (`w.account_id`), consistent with the rest of the row. */
const COUNTS = `coalesce(s.unread_count, 0) as "unreadCount", coalesce(c.unread, 0) as "totalUnreadCount", coalesce(c.version, 0) as version`;
const OTHER = 'case w.account_id when m.low_account_id then m.high_account_id else m.low_account_id end';
const SIDES = `left join conversation_sides s on s.account_id = w.account_id and s.other_account_id = ${OTHER}
  left join message_counts c on c.account_id = w.account_id`;

interface Counts {
  accountId: string;
  otherId: string;
  unreadCount: number;
  totalUnreadCount: number;
  version: number;
}

const NEW_MESSAGES = {
  name: 'message-live',
  text: `select w.account_id as "accountId", ${OTHER} as "otherId", ${COUNTS}, ${MESSAGE}
    from unnest($1::text[], $2::text[]) with ordinality as w(message_id, account_id, place)
    join messages m on m.id = w.message_id and w.account_id in (m.low_account_id, m.high_account_id)
      and (not m.is_withheld or m.from_account_id = w.account_id)
    ${SIDES} order by w.place`,
};

/** Messages as these accounts see them, without those that they do not see. */
export async function readNewMessages(
  needs: Needs<'clock' | 'db' | 'storage'>,
  wanted: readonly { messageId: string; accountId: string }[],
): Promise<Heard<Schemas['LiveChatMessage']>[]> {
  const { rows } = await needs.db.query<Counts & MessageRow>(NEW_MESSAGES, [
    wanted.map(({ messageId }) => messageId),
    wanted.map(({ accountId }) => accountId),
  ]);
  const attachments = await attachmentsOf(needs, rows);
  return rows.map((row) => {
    const { accountId, otherId, unreadCount, totalUnreadCount, version } = row;
    const message = contentOf(row, accountId, otherId, attachments);
    return { accountId, live: { key: 'message', accountId: otherId, message, unreadCount, totalUnreadCount, version } };
  });
}

const READS = {
  name: 'message-live-reads',
  text: `select w.account_id as "accountId", ${OTHER} as "otherId", ${COUNTS}, w.reader as "readerId", m.seq, m.read_at as "readAt"
    from unnest($1::text[], $2::text[], $3::text[], $4::int[]) with ordinality as w(account_id, reader, other, seq, place)
    join messages m on m.low_account_id = least(w.reader, w.other) and m.high_account_id = greatest(w.reader, w.other)
      and m.seq = w.seq and m.read_at is not null
    ${SIDES} order by w.place`,
};

/** How far a conversation was read, as these accounts see it. */
export async function readNewReads(
  db: Queryable,
  wanted: readonly { accountId: string; reader: string; other: string; seq: number }[],
): Promise<Heard<Schemas['LiveMessageRead']>[]> {
  const { rows } = await db.query<Counts & { readerId: string; seq: number; readAt: Date }>(READS, [
    wanted.map(({ accountId }) => accountId),
    wanted.map(({ reader }) => reader),
    wanted.map(({ other }) => other),
    wanted.map(({ seq }) => seq),
  ]);
  return rows.map((row) => {
    const { accountId, otherId, readerId: readerAccountId, seq, unreadCount, totalUnreadCount, version } = row;
    const read = { accountId: otherId, readerAccountId, seq, readAt: row.readAt.toISOString() };
    return { accountId, live: { key: 'messageRead', ...read, unreadCount, totalUnreadCount, version } };
  });
}
