import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { IdMaker } from '../ids.ts';
import type { Mail } from './mail.ts';
import { createOutboxTransport, createSmtpTransport } from './transport.ts';
import { createMailWorker } from './worker.ts';
import { traceTransport } from './traced-transport.ts';
import { noTracing } from '../tracing/tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';

export interface MailService extends Mail {
  /** Begins to deliver; letters written before are delivered too. */
  start(): void;
  /** Ends after the letter at hand. */
  stop(): Promise<void>;
  /** Delivers what is due now and returns how many letters went out. */
  flush(): Promise<number>;
  /** Where mails are kept, or null when they are sent by SMTP. */
  readonly folder: string | null;
}

export interface MailOptions {
  config: Pick<Config, 'MAIL_URL' | 'MAIL_FROM' | 'DATA_FOLDER'>;
  db: Database;
  ids: IdMaker;
  log: FastifyBaseLogger;
  tracing?: Tracing;
}

const INSERT = {
  name: 'mail-insert',
  text: `insert into mail_outbox (id, recipient, template, data, dedupe_key) values ($1, $2, $3, $4, $5)
    on conflict (dedupe_key) do nothing`,
};

/** The mail outbox: letters are rows, written with what causes them and delivered afterwards, at least once. */
export function createMailService(options: MailOptions): MailService {
  const { config, db, ids, log, tracing = noTracing } = options;
  const folder = config.MAIL_URL === 'outbox' ? join(config.DATA_FOLDER, 'mail') : null;
  const transport =
    folder === null
      ? createSmtpTransport(config.MAIL_URL, config.MAIL_FROM)
      : createOutboxTransport(folder, config.MAIL_FROM);
  const worker = createMailWorker({ db, transport: traceTransport(transport, tracing), log });

  return {
    folder,
    async send(letter, tx) {
      const values = [ids('mail'), letter.to, letter.template, JSON.stringify(letter.data), letter.dedupeKey ?? null];
      await (tx ?? db).query(INSERT, values);
      // Told to the worker of this process alone, after the commit. A NOTIFY inside the transaction would make all commits
      // wait for each other at one lock; if this process dies first, any worker finds the letter when it next looks.
      if (tx) tx.afterCommit(worker.wake);
      else worker.wake();
    },
    start: worker.start,
    async stop() {
      await worker.stop();
      transport.close();
    },
    flush: worker.flush,
  };
}
