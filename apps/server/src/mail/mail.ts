import type { Tx } from '../db/database.ts';
import type { MailTemplates } from './schemas.ts';

export type { CourseEmailKind, MailTemplates } from './schemas.ts';

export type MailTemplate = keyof MailTemplates;

export interface OutgoingEmail<T extends MailTemplate = MailTemplate> {
  to: string;
  template: T;
  data: MailTemplates[T];
  /** A second email with the same key is not written. */
  dedupeKey?: string;
}

/** Emails are written to the outbox and delivered later; with `tx` they exist only if its transaction commits. */
export interface Mail {
  send<T extends MailTemplate>(email: OutgoingEmail<T>, tx?: Tx): Promise<void>;
  /** Like `send`, but sent with the commit of the transaction: no extra round trip. */
  sendWithCommit<T extends MailTemplate>(email: OutgoingEmail<T>, tx: Tx): void;
  /** The same for several emails, with one statement. */
  sendAll<T extends MailTemplate>(emails: readonly OutgoingEmail<T>[], tx: Tx): Promise<void>;
}
