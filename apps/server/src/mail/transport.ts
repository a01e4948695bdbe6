import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { RenderedMail } from './templates/layout.ts';

export interface OutgoingMail extends RenderedMail {
  /** The id of the outbox row; an email that is delivered again keeps it. */
  id: string;
  to: string;
  template: string;
  createdAt: Date;
}

/** Stored beside each .eml, for /dev/mail and for tests. */
export interface StoredMail extends Omit<OutgoingMail, 'createdAt'> {
  from: string;
  createdAt: string;
}

/** The delivery was aborted before the mail server received any of the message. */
export class AbortedUnsent extends Error {
  override readonly name = 'AbortedUnsent';
}

export interface MailTransport {
  /**
   * Resolves once the email is accepted. If the signal fires first, the delivery is aborted: with `AbortedUnsent`, or with another
   * error if the email may have been accepted.
   */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}

function toMessage(mail: OutgoingMail, from: string) {
  const { to, subject, html, text, calendar, unsubscribeUrl } = mail;
  // The same Message-ID each time lets email programs drop a copy that had to be sent twice.
  const message = { from, to, subject, html, text, messageId: `<${mail.id}@regen>`, date: mail.createdAt };
  const headers = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return {
    ...message,
    ...(calendar && { icalEvent: calendar }),
    ...(unsubscribeUrl !== undefined && { headers }),
  };
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Stores each email as `<id>.eml` and `<id>.json` in a folder. Delivering twice writes the same files again. */
export function createOutboxTransport(folder: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(mail) {
      await mkdir(folder, { recursive: true });
      const sent = await composer.sendMail(toMessage(mail, from));
      const stored: StoredMail = { ...mail, from, createdAt: mail.createdAt.toISOString() };
      const message = sent.message;
      if (!Buffer.isBuffer(message)) throw new TypeError('The email composer returned a stream instead of a buffer.');
      await writeWhole(join(folder, `${mail.id}.eml`), message);
      await writeWhole(join(folder, `${mail.id}.json`), JSON.stringify(stored, null, 2));
    },
    close: () => composer.close(),
  };
}

export interface SmtpOptions {
  /** How many emails may be sent at once; each uses a connection, which is reused for the next one. */
  connections: number;
  /** Socket timeout: how long the mail server may be silent. */
  seconds: number;
}

export function createSmtpTransport(url: string, from: string, { connections, seconds }: SmtpOptions): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: seconds * 1000,
  });
  const streams = new WeakMap<AbortSignal, Readable>();
  // The message is read once the mail server requests it (354). The library reports how far it got only for some errors.
  smtp.use('stream', ({ data, message }, done) => {
    const { signal } = data;
    const create = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = create(options);
      if (signal) streams.set(signal, stream);
      return stream;
    };
    done();
  });
  return {
    async deliver(mail, signal) {
      // A server that trickles its replies is never silent; the signal aborts that too.
      const message = { ...toMessage(mail, from), signal };
      try {
        await smtp.sendMail(message);
      } catch (error) {
        if (!signal.aborted || streams.get(signal)?.readableDidRead === true) throw error;
        throw new AbortedUnsent('The delivery was aborted before the message was sent.', { cause: error });
      }
    },
    close: () => smtp.close(),
  };
}
