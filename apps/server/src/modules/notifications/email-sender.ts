import type { Site } from '@regen/domain';
import { HAS_UNREAD, READS_MESSAGES } from '../../auth/message-audience.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { messagesPath, unsubscribe } from './links.ts';
import { walkUnread } from './unread-walk.ts';

type EmailNeeds = Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>;

/** How long a message is unread before it is worth an email (rule N1). */
const AGE_SECONDS = 15 * 60;
const RECHECKED = 200;

/**
 * Of these accounts, those to be emailed now: one message has been unread for so long and is not in the last email, and something was
 * read since that. Writing it down is what makes it happen once, whichever process comes first.
 */
const TAKE = {
  name: 'message-email-take',
  text: `with candidate as (
      select a.id, e.emailed_at, e.read_total, coalesce(n.read_total, 0) as read_now
      from accounts a left join message_emails e on e.account_id = a.id left join message_counts n on n.account_id = a.id
      where a.id = any($1::text[])
    )
    insert into message_emails as e (account_id, emailed_at, read_total)
    select c.id, $2, c.read_now from candidate c
    where c.read_total is distinct from c.read_now and exists (
      select from conversation_sides s join messages m
        on m.low_account_id = least(s.account_id, s.other_account_id) and m.high_account_id = greatest(s.account_id, s.other_account_id)
          and m.from_account_id = s.other_account_id and m.read_at is null and not m.is_withheld
      where s.account_id = c.id and ${HAS_UNREAD}
        and m.sent_at <= $3 and m.sent_at > coalesce(c.emailed_at, '-infinity'))
    order by c.id
    on conflict (account_id) do update
      set emailed_at = excluded.emailed_at, read_total = excluded.read_total, recheck_at = null
      where e.read_total <> excluded.read_total
    returning e.account_id as "accountId", e.read_total as "readTotal"`,
};

interface Taken {
  accountId: string;
  readTotal: number;
}

interface Recipient {
  userId: string;
  email: string;
  accountId: string;
  site: Site;
  accountType: string;
}

async function recipientsOf(tx: Queryable, accountIds: readonly string[]): Promise<Recipient[]> {
  const { rows } = await tx.query<Recipient>(
    {
      name: 'message-email-recipients',
      text: `select u.id as "userId", u.email, a.id as "accountId", a.site, a.account_type as "accountType"
             from accounts a join users u on ${READS_MESSAGES}
             where a.id = any($1::text[]) and u.message_email order by u.id`,
    },
    [accountIds],
  );
  return rows;
}

/** Accounts whose people have read something since their last email, a while ago. */
async function takeRechecks(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ accountId: string }>(
    `update message_emails set recheck_at = null where account_id in (
       select account_id from message_emails where recheck_at <= $1 order by recheck_at for update skip locked limit ${RECHECKED})
     returning account_id as "accountId"`,
    [now],
  );
  return rows.map(({ accountId }) => accountId);
}

async function emailAccounts(needs: EmailNeeds, tx: Tx, accountIds: readonly string[], now: Date): Promise<number> {
  const { auth, mail } = needs;
  const unreadSince = new Date(now.getTime() - AGE_SECONDS * 1000);
  const { rows: taken } = await tx.query<Taken>(TAKE, [accountIds, now, unreadSince]);
  if (taken.length === 0) return 0;
  const readTotals = new Map(taken.map(({ accountId, readTotal }) => [accountId, readTotal]));
  const recipients = await recipientsOf(tx, [...readTotals.keys()]);
  const origin = needs.publicUrl();
  const emails = recipients.map(({ userId, email, accountId, site, accountType }) => ({
    to: email,
    template: 'unread-messages' as const,
    data: {
      userId,
      accountId,
      messagesUrl: `${origin}${messagesPath({ site, accountType })}`,
      settingsUrl: `${origin}/${site}/my-account/profile`,
      unsubscribeUrl: unsubscribe.url(auth, origin, userId),
    },
    dedupeKey: `unread-messages:${userId}:${accountId}:${readTotals.get(accountId)}`,
  }));
  await mail.sendAll(emails, tx);
  return recipients.length;
}

/** Emails people whose messages have been unread for 15 minutes, once until they read something. Returns the number of emails. */
export async function emailUnread(needs: EmailNeeds, signal?: AbortSignal): Promise<number> {
  const { clock, db } = needs;
  const now = clock.now();
  // Longer than a message may wait for another one of its conversation.
  const walk = { kind: 'email', ageSeconds: AGE_SECONDS, overlapSeconds: 120 } as const;
  let sent = await walkUnread(db, walk, { now, signal }, (tx, found) => {
    const accountIds = new Set(found.map(({ accountId }) => accountId));
    return emailAccounts(needs, tx, [...accountIds], now);
  });
  for (let count = RECHECKED; count === RECHECKED && !signal?.aborted;) {
    const done = await db.transaction(async (tx) => {
      const accountIds = await takeRechecks(tx, now);
      return { count: accountIds.length, sent: await emailAccounts(needs, tx, accountIds, now) };
    });
    ({ count } = done);
    sent += done.sent;
  }
  return sent;
}
