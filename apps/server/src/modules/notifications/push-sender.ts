import type { Site } from '@regen/domain';
import { HAS_UNREAD, READS_MESSAGES } from '../../auth/message-audience.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { JobData } from '../../jobs/job.ts';
import type { Needs } from '../../platform.ts';
import { isPushService } from '../../push-services.ts';
import { messagesPath } from './links.ts';
import type { PushKeys } from './push-keys.ts';
import { requestPush } from './push-request.ts';
import type { PushNotice, PushTarget } from './push-request.ts';
import { walkUnread } from './unread-walk.ts';
import type { UnreadMessage } from './unread-walk.ts';

/** Anyone looking at the conversation reads it at once and needs no notification (rule N5). */
const AGE_SECONDS = 10;

export const SEND_LEASE = 30;
const ATTEMPTS = 3;
/** 30 seconds, 2 minutes. */
const waitOf = (attempt: number): number => 30 * 4 ** (attempt - 1);

/** One notification per conversation and browser, however many messages were found. */
const TAKE = {
  name: 'message-push-take',
  text: `with found as (
      select account_id, other_account_id, max(seq) as seq
      from unnest($1::text[], $2::text[], $3::int[]) as f (account_id, other_account_id, seq)
      where exists (select from users u join push_subscriptions p on p.user_id = u.id where u.account_id = f.account_id)
      group by account_id, other_account_id
    ), taken as (
      insert into message_pushes as p (account_id, other_account_id, seq)
      select account_id, other_account_id, seq from found order by account_id, other_account_id
      on conflict (account_id, other_account_id) do update set seq = excluded.seq where p.seq < excluded.seq
      returning account_id, other_account_id
    )
    select p.id as "subscriptionId", t.other_account_id as "otherId"
    from taken t join accounts a on a.id = t.account_id join users u on ${READS_MESSAGES}
      join push_subscriptions p on p.user_id = u.id`,
};

type CheckNeeds = Needs<'clock' | 'db' | 'jobs'>;

async function takePushes(jobs: CheckNeeds['jobs'], tx: Tx, found: readonly UnreadMessage[]): Promise<number> {
  const { rows } = await tx.query<{ subscriptionId: string; otherId: string }>(TAKE, [
    found.map(({ accountId }) => accountId),
    found.map(({ otherId }) => otherId),
    found.map(({ seq }) => seq),
  ]);
  const pushes = rows.map((data) => ({ queue: 'push-send' as const, data: { ...data }, leaseSeconds: SEND_LEASE }));
  await jobs.sendAll(pushes, tx);
  return rows.length;
}

/** Writes a job for each browser that is to be notified of a message. Returns the number of jobs. */
export async function pushUnread({ clock, db, jobs }: CheckNeeds, signal?: AbortSignal): Promise<number> {
  const walk = { kind: 'push', ageSeconds: AGE_SECONDS, overlapSeconds: 30 } as const;
  return walkUnread(db, walk, { now: clock.now(), signal }, (tx, found) => takePushes(jobs, tx, found));
}

interface Push extends PushTarget {
  accountType: string;
  site: Site;
  name: string;
  count: number;
}

/** What to show in which browser; null if it has been read, the sender is blocked, or push was turned off. */
async function findPush(db: Queryable, subscriptionId: string, otherId: string): Promise<Push | null> {
  const { rows } = await db.query<Push>(
    {
      name: 'push-find',
      text: `select p.endpoint, p.p256dh, p.auth, a.site, a.account_type as "accountType", o.name, s.unread_count as count
             from push_subscriptions p join users u on u.id = p.user_id join accounts a on ${READS_MESSAGES}
               join conversation_sides s on s.account_id = a.id and s.other_account_id = $2 and ${HAS_UNREAD}
               join accounts o on o.id = s.other_account_id
             where p.id = $1`,
    },
    [subscriptionId, otherId],
  );
  return rows[0] ?? null;
}

const noticeOf = (push: Push, otherId: string): PushNotice => ({
  title: push.name,
  body: push.count === 1 ? 'Sent you a message' : `${push.count} unread messages`,
  url: `${messagesPath(push)}/${otherId}`,
  tag: `message ${otherId}`,
});

type SendNeeds = Needs<'config' | 'db' | 'jobs' | 'log'> & {
  pushKeys: () => Promise<PushKeys>;
  /** Hosts of push services that have refused our keys since they last took something. */
  refusing: Set<string>;
};

/** Sends one notification to one browser, unless nothing is unread anymore. Retries later if that may help. */
export async function sendPush(needs: SendNeeds, signal: AbortSignal, data: JobData): Promise<void> {
  const { config, db, jobs, log } = needs;
  const { subscriptionId = '', otherId = '', attempt = '1' } = data;
  const push = await findPush(db, subscriptionId, otherId);
  if (push === null || !isPushService(config.PUSH_SERVICES, push.endpoint)) return;
  const request = { keys: await needs.pushKeys(), from: config.MAIL_FROM, signal };
  const { outcome, reason } = await requestPush(push, noticeOf(push, otherId), request);
  const { host } = new URL(push.endpoint);
  if (outcome === 'sent') needs.refusing.delete(host);
  if (outcome === 'sent' || signal.aborted) return;
  if (outcome === 'gone') {
    await db.query('delete from push_subscriptions where id = $1', [subscriptionId]);
    return;
  }
  const tries = Number(attempt);
  const willRetry = outcome !== 'refused' && tries < ATTEMPTS;
  if (outcome !== 'unauthorized') {
    log.warn({ service: host, reason, attempt: tries, willRetry }, 'a push notification was not accepted');
  } else if (!needs.refusing.has(host)) {
    // Affects every browser on that service: log it once.
    needs.refusing.add(host);
    log.error({ service: host, reason }, 'a push service does not accept the keys of this store');
  }
  if (!willRetry) return;
  const again = { ...data, attempt: String(tries + 1) };
  await db.transaction((tx) =>
    jobs.send(tx, { queue: 'push-send', data: again, leaseSeconds: SEND_LEASE, afterSeconds: waitOf(tries) }),
  );
}
