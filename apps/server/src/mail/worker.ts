import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { MailTemplates } from './mail.ts';
import { MOST_ATTEMPTS } from './outbox-state.ts';
import { isMailTemplate, renderMail } from './render.ts';
import type { MailTransport } from './transport.ts';

interface DueRow {
  id: string;
  recipient: string;
  template: string;
  data: MailTemplates[keyof MailTemplates];
  attempts: number;
  created_at: Date;
  claimed_until: string;
}

const BATCH = 20;
/** How often the outbox is looked at without being woken: for letters of processes that died, and for retries. */
const POLL = 15_000;

// Moments are kept in whole milliseconds, rounded to the nearest: a letter of this very moment may lie half of one ahead.
// A claimed letter is hidden from other workers for a minute; a worker that dies lets it be claimed again after that.
const CLAIM = {
  name: 'mail-claim',
  text: `update mail_outbox m set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
    from (select id from mail_outbox where sent_at is null and next_attempt_at <= now() + interval '1 millisecond' and attempts < ${MOST_ATTEMPTS}
          order by next_attempt_at limit ${BATCH} for update skip locked) due
    where m.id = due.id
    returning m.id, m.recipient, m.template, m.data, m.attempts, m.created_at, m.next_attempt_at::text as claimed_until`,
};

/** Letters that were claimed and not begun: another worker may send them at once, unless one has claimed them since. */
const UNCLAIM = `update mail_outbox m set attempts = attempts - 1, next_attempt_at = now()
  from unnest($1::text[], $2::text[]) as claimed(id, until)
  where m.id = claimed.id and m.sent_at is null and m.next_attempt_at::text = claimed.until`;

export interface MailWorker {
  wake(): void;
  start(): void;
  stop(): Promise<void>;
  flush(): Promise<number>;
}

/** Claims due letters and delivers them. Any number of processes may do so at once. */
export function createMailWorker(options: {
  db: Database;
  transport: MailTransport;
  log: FastifyBaseLogger;
}): MailWorker {
  const { db, transport, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | null = null;
  let isAgain = false;
  let isStopped = true;
  /** A flush that was asked for goes on without `start`; one that is under way at `stop` ends at the next letter. */
  let isEnding = false;

  async function deliver(row: DueRow): Promise<boolean> {
    try {
      if (!isMailTemplate(row.template)) throw new Error(`There is no mail template "${row.template}".`);
      const mail = await renderMail(row.template, row.data, db);
      if (mail !== null) {
        const { id, recipient, template, created_at: createdAt } = row;
        await transport.deliver({ ...mail, id, to: mail.to ?? recipient, template, createdAt });
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ mail: row.id, template: row.template, attempt: row.attempts, reason }, 'mail not delivered');
      // 1, 2, 4, … minutes, at most six hours.
      await db.query(
        `update mail_outbox set last_error = $2, next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, attempts - 1))
         where id = $1`,
        [row.id, reason.slice(0, 500)],
      );
      return false;
    }
    // The data may hold a reset link, so they go as soon as the letter is out.
    await db.query(`update mail_outbox set sent_at = now(), last_error = null, data = '{}'::jsonb where id = $1`, [
      row.id,
    ]);
    return true;
  }

  async function flush(): Promise<number> {
    let sent = 0;
    for (;;) {
      const { rows } = await db.query<DueRow>(CLAIM);
      for (const [place, row] of rows.entries()) {
        if (isEnding) {
          const left = rows.slice(place);
          await db.query(UNCLAIM, [left.map(({ id }) => id), left.map(({ claimed_until }) => claimed_until)]);
          return sent;
        }
        if (await deliver(row)) sent += 1;
      }
      if (rows.length < BATCH || isEnding) return sent;
    }
  }

  function wake(): void {
    if (isStopped) return;
    if (running) {
      isAgain = true;
      return;
    }
    clearTimeout(timer);
    running = flush()
      .catch((error: unknown) => log.warn({ err: error }, 'mail outbox could not be read'))
      .finally(() => {
        running = null;
        if (isStopped) return;
        if (isAgain) {
          isAgain = false;
          wake();
          return;
        }
        timer = setTimeout(wake, POLL);
        timer.unref();
      });
  }

  return {
    wake,
    flush,
    start() {
      isStopped = false;
      isEnding = false;
      wake();
    },
    async stop() {
      isStopped = true;
      isEnding = true;
      clearTimeout(timer);
      await running;
    },
  };
}
