import type { BrandedSeller } from '@regen/domain';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { MAX_ATTEMPTS } from '../db/outbox-state.ts';
import { LoggedError } from '../jobs/job.ts';
import type { Jobs } from '../jobs/job.ts';
import { laneOf } from './lanes.ts';
import { renderMail } from './render.ts';
import { AbortedUnsent } from './transport.ts';
import type { MailTransport } from './transport.ts';

interface ClaimedRow {
  id: string;
  recipient: string;
  template: string;
  data: unknown;
  attempts: number;
  created_at: Date;
}

/** Seconds; each is longer than the one before, so that no other process takes an email that may still be in delivery. */
export interface MailTimes {
  /** An attempt is aborted after this. */
  attempt: number;
  /** How long a claimed email is hidden from all other processes, including releases older than the job queue. */
  claim: number;
  /** After this, the process that took an email counts as dead. */
  lease: number;
}

// A mail server may take ten minutes to reply to a message (RFC 5321, 4.5.3.2.6), and after a disconnect it is unknown whether the
// message was sent. Two minutes is enough for servers that are merely slow.
export const timesOf = (attempt: number): MailTimes => ({ attempt, claim: attempt * 1.1, lease: attempt * 1.25 });
export const MAIL_TIMES = timesOf(120);

// Timestamps are rounded to whole milliseconds: an email written just now may be up to half a millisecond in the future.
const CLAIM = {
  name: 'mail-claim',
  text: `update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 second'
    where id = $1 and sent_at is null and attempts < ${MAX_ATTEMPTS} and next_attempt_at <= now() + interval '1 millisecond'
    returning id, recipient, template, data, attempts, created_at`,
};

const SENT = {
  name: 'mail-sent',
  // The data may hold a reset link, so it is deleted as soon as the email is sent.
  text: `update mail_outbox set sent_at = now(), last_error = null, data = '{}'::jsonb where id = $1`,
};

/** Unless it was sent, or another process has claimed it since. */
const IS_OURS = 'id = $1 and sent_at is null and attempts = $2';
const FAILED = `update mail_outbox set last_error = $3, next_attempt_at = now() + $4 * interval '1 second' where ${IS_OURS}`;
/** As if it had not been claimed. */
const RELEASE = `update mail_outbox set attempts = $2 - 1, next_attempt_at = now() where ${IS_OURS}`;
/** Keeps its claim; with a result, it is picked up as soon as that ends. */
const CUT = `update mail_outbox set last_error = 'The process stopped before the mail server replied.' where ${IS_OURS}`;

const LONGEST_WAIT = 6 * 3_600;
/** 1, 2, 4, … minutes. */
const waitOf = (attempts: number): number => Math.min(LONGEST_WAIT, 60 * 2 ** (attempts - 1));

/** Milliseconds that an attempt in progress has when the process stops; less than a job has, so that the email can be released. */
const FINISH_LIMIT = 600;

/** Attempts, one per second, to record that an email was sent. A database that restarts, or has no space, must not cause a second copy. */
const NOTES = 10;

/** What went wrong, without the mail server's reply: that repeats the address of the recipient. The row keeps it. */
function forLog(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return {};
  const { code, responseCode, command } = error as Partial<Record<'code' | 'responseCode' | 'command', unknown>>;
  return { code, responseCode, command };
}

export interface DeliveryOptions {
  db: Database;
  jobs: Pick<Jobs, 'send'>;
  transport: MailTransport;
  seller: BrandedSeller;
  log: FastifyBaseLogger;
  times: MailTimes;
}

/**
 * Delivers one email of the outbox, unless it is sent, dead or claimed by another process. Returns whether it was sent, and throws if
 * the attempt failed. When `stopping` fires, an email that the mail server can't have is released for the next process. One that it
 * may have stays hidden until its claim ends: it may still be working on it.
 */
export type Deliver = (id: string, stopping: AbortSignal) => Promise<boolean>;

/** A signal for one attempt. */
function limitAttempt(seconds: number, stopping: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abortAfter = (milliseconds: number) => setTimeout(() => controller.abort(), milliseconds);
  const timers = [abortAfter(seconds * 1000)];
  const hurry = () => void timers.push(abortAfter(FINISH_LIMIT));
  stopping.addEventListener('abort', hurry);
  return {
    signal: controller.signal,
    end() {
      stopping.removeEventListener('abort', hurry);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export function createDelivery({ db, jobs, transport, seller, log, times }: DeliveryOptions): Deliver {
  async function send(row: ClaimedRow, signal: AbortSignal, stopping: AbortSignal): Promise<void> {
    const mail = await renderMail(row.template, row.data, { db, seller });
    if (mail === null) return;
    if (stopping.aborted) throw new AbortedUnsent('The process is stopping.');
    const { id, recipient, template, created_at: createdAt } = row;
    await transport.deliver({ ...mail, id, to: mail.to ?? recipient, template, createdAt }, signal);
  }

  async function noteSent(id: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await db.query(SENT, [id]);
        return;
      } catch (error) {
        if (tries === NOTES) throw error;
        await pause(1_000);
      }
    }
  }

  async function failed({ id, template, attempts }: ClaimedRow, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const afterSeconds = waitOf(attempts);
    const isNoted = await db.transaction(async (tx) => {
      const { rowCount } = await tx.query(FAILED, [id, attempts, reason.slice(0, 500), afterSeconds]);
      if (rowCount > 0 && attempts < MAX_ATTEMPTS)
        await jobs.send(tx, { queue: laneOf(template), data: { id }, leaseSeconds: times.lease, afterSeconds });
      return rowCount > 0;
    });
    // What the other process did with it counts.
    if (!isNoted) return;
    if (attempts < MAX_ATTEMPTS)
      log.warn(
        { mail: id, template, attempt: attempts, ...forLog(error) },
        'email not delivered; its row in mail_outbox says why',
      );
    else
      log.error(
        { mail: id, template, ...forLog(error) },
        'email is dead; its row in mail_outbox says why. Once the cause is fixed, run: npm run admin -- requeue-mail',
      );
    throw new LoggedError(`An email was not delivered: ${reason}`, { cause: error });
  }

  async function attempt(row: ClaimedRow, signal: AbortSignal, stopping: AbortSignal): Promise<boolean> {
    try {
      await send(row, signal, stopping);
    } catch (error) {
      const isCut = stopping.aborted && signal.aborted;
      if (stopping.aborted && error instanceof AbortedUnsent) await db.query(RELEASE, [row.id, row.attempts]);
      else if (isCut) await db.query(CUT, [row.id, row.attempts]);
      else await failed(row, error);
      return false;
    }
    await noteSent(row.id);
    return true;
  }

  return async (id, stopping) => {
    if (stopping.aborted) return false;
    const { signal, end } = limitAttempt(times.attempt, stopping);
    try {
      const { rows } = await db.query<ClaimedRow>(CLAIM, [id, times.claim]);
      const [row] = rows;
      return row ? await attempt(row, signal, stopping) : false;
    } finally {
      end();
    }
  };
}
