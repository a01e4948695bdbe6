import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import type { IdMaker } from '../ids.ts';
import { insertJobsOf } from '../jobs/insert-jobs.ts';
import type { Job, Jobs } from '../jobs/job.ts';
import { noTracing } from '../tracing/tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createDelivery, MAIL_TIMES } from './deliver.ts';
import type { MailTimes } from './deliver.ts';
import { findForgotten } from './forgotten.ts';
import { LANE_SLOTS, laneOf } from './lanes.ts';
import type { MailLane } from './lanes.ts';
import type { OutgoingEmail, Mail, MailTemplate } from './mail.ts';
import { traceTransport } from './traced-transport.ts';
import { createOutboxTransport, createSmtpTransport } from './transport.ts';

export interface MailService extends Mail {
  /** The two delivery queues, and the check for emails without a job. */
  readonly jobs: readonly Job[];
  /** Closes the connections to the mail server. */
  close(): void;
  /** Where emails are kept, or null when they are sent by SMTP. */
  readonly folder: string | null;
}

export interface MailOptions {
  config: Pick<Config, 'MAIL_URL' | 'MAIL_FROM' | 'DATA_FOLDER' | 'seller'>;
  db: Database;
  jobs: Jobs;
  ids: IdMaker;
  log: FastifyBaseLogger;
  /** Tests use shorter times. */
  times?: MailTimes;
  tracing?: Tracing;
}

/** Writes emails and their jobs. An email that already exists gets no second job. */
const WRITE = {
  name: 'mail-write',
  text: `with given as (
      select * from jsonb_to_recordset($1) as m(id text, recipient text, template text, data jsonb, dedupe_key text, lane text)
    ), written as (
      insert into mail_outbox (id, recipient, template, data, dedupe_key)
      select id, recipient, template, data, dedupe_key from given
      on conflict (dedupe_key) do nothing
      returning id
    )
    ${insertJobsOf(`select lane as name, jsonb_build_object('id', id) as data, $2::int as lease from written join given using (id)`)}`,
};

/**
 * The email outbox: emails are rows, written in the transaction that causes them, each with a job that delivers it at least once. The row
 * holds its state; a job whose row is sent or dead does nothing.
 */
export function createMailService(options: MailOptions): MailService {
  const { config, db, jobs, ids, log, times = MAIL_TIMES, tracing = noTracing } = options;
  const folder = config.MAIL_URL === 'outbox' ? join(config.DATA_FOLDER, 'mail') : null;
  const transport =
    folder === null
      ? createSmtpTransport(config.MAIL_URL, config.MAIL_FROM, { connections: 2 * LANE_SLOTS, seconds: times.attempt })
      : createOutboxTransport(folder, config.MAIL_FROM);
  const deliver = createDelivery({
    db,
    jobs,
    transport: traceTransport(transport, tracing),
    seller: config.seller,
    log,
    times,
  });
  const leaseSeconds = times.lease;

  const pollFor = (emails: readonly OutgoingEmail[]) => () => jobs.poll(emails.map(({ template }) => laneOf(template)));

  /** The values of `WRITE`. */
  function valuesOf<T extends MailTemplate>(emails: readonly OutgoingEmail<T>[]): unknown[] {
    const rows = emails.map(({ to, template, data, dedupeKey = null }) => ({
      id: ids('mail'),
      recipient: to,
      template,
      data,
      dedupe_key: dedupeKey,
      lane: laneOf(template),
    }));
    return [JSON.stringify(rows), Math.ceil(leaseSeconds)];
  }

  async function write<T extends MailTemplate>(emails: readonly OutgoingEmail<T>[], tx?: Tx): Promise<void> {
    if (emails.length === 0) return;
    await (tx ?? db).query(WRITE, valuesOf(emails));
    const poll = pollFor(emails);
    if (tx) tx.afterCommit(poll);
    else poll();
  }

  const lane = (name: MailLane): Job => ({
    name,
    slots: LANE_SLOTS,
    leaseSeconds,
    onlyShutdownAborts: true,
    run: (signal, { id = '' }) => deliver(id, signal),
  });
  const lanes = [lane('mail-urgent'), lane('mail-bulk')];

  async function sendForgotten(): Promise<void> {
    const found = await findForgotten(db);
    await jobs.sendAll(found.map(({ id, template }) => ({ queue: laneOf(template), data: { id }, leaseSeconds })));
  }

  return {
    folder,
    send: (email, tx) => write([email], tx),
    sendAll: write,
    sendWithCommit(email, tx) {
      tx.withCommit(WRITE, valuesOf([email]));
      tx.afterCommit(pollFor([email]));
    },
    jobs: [...lanes, { name: 'mail-check', everySeconds: 30, leaseSeconds: 30, run: sendForgotten }],
    close: () => transport.close(),
  };
}
