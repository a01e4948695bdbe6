import type { Database, Tx } from '../../db/database.ts';

/** An unread message, by the conversation that it is in. */
export interface UnreadMessage {
  id: string;
  seq: number;
  sentAt: Date;
  /** Whose unread message it is. */
  accountId: string;
  otherId: string;
}

export interface Walk {
  kind: 'email' | 'push';
  /** How long a message has been unread when it is looked at. */
  ageSeconds: number;
  /**
   * A message is dated before it is committed, so each walk begins this much before the end of the last one. What it finds again must
   * not be notified again.
   */
  overlapSeconds: number;
}

const BATCH = 500;

const FOUND = {
  name: 'notification-unread',
  text: `select m.id, m.seq, m.sent_at as "sentAt", m.from_account_id as "otherId",
      case when m.from_account_id = m.low_account_id then m.high_account_id else m.low_account_id end as "accountId"
    from messages m
    where m.read_at is null and not m.is_withheld and (m.sent_at, m.id) > ($1::timestamptz, $2::text) and m.sent_at <= $3
    order by m.sent_at, m.id limit ${BATCH}`,
};

/** The end of the last walk. The first one starts now: nobody is notified of messages from before there were notifications. */
async function lockCursor(tx: Tx, kind: Walk['kind'], until: Date): Promise<Date> {
  await tx.query('insert into message_cursors (kind, looked_until) values ($1, $2) on conflict do nothing', [
    kind,
    until,
  ]);
  const { rows } = await tx.query<{ lookedUntil: Date }>(
    'select looked_until as "lookedUntil" from message_cursors where kind = $1 for update',
    [kind],
  );
  return rows[0]?.lookedUntil ?? until;
}

interface Step {
  notified: number;
  /** The last message of a full batch; null at the end. */
  place: UnreadMessage | null;
}

/**
 * Goes through the messages that have become old enough since the last time, in batches, each with `handle` in one transaction. Several
 * processes take turns. Returns the sum of what `handle` returns.
 */
export async function walkUnread(
  db: Database,
  { kind, ageSeconds, overlapSeconds }: Walk,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
  handle: (tx: Tx, found: readonly UnreadMessage[]) => Promise<number>,
): Promise<number> {
  const until = new Date(now.getTime() - ageSeconds * 1000);
  const step = async (tx: Tx, after: UnreadMessage | null): Promise<Step> => {
    const lookedUntil = await lockCursor(tx, kind, until);
    const from = after ?? { sentAt: new Date(lookedUntil.getTime() - overlapSeconds * 1000), id: '' };
    const { rows } = await tx.query<UnreadMessage>(FOUND, [from.sentAt, from.id, until]);
    const notified = rows.length > 0 ? await handle(tx, rows) : 0;
    const place = (rows.length === BATCH && rows.at(-1)) || null;
    await tx.query('update message_cursors set looked_until = greatest(looked_until, $2) where kind = $1', [
      kind,
      place?.sentAt ?? until,
    ]);
    return { notified, place };
  };
  let total = 0;
  let place: UnreadMessage | null = null;
  do {
    const after: UnreadMessage | null = place;
    const done: Step = await db.transaction((tx) => step(tx, after));
    total += done.notified;
    ({ place } = done);
  } while (place !== null && !signal?.aborted);
  return total;
}
