import type { Tx } from '../db/database.ts';
import type { MailTemplates } from './schemas.ts';

export type { CourseLetterKind, MailTemplates } from './schemas.ts';

export type MailTemplate = keyof MailTemplates;

export interface Letter<T extends MailTemplate = MailTemplate> {
  to: string;
  template: T;
  data: MailTemplates[T];
  /** A second email with the same key is not written. */
  dedupeKey?: string;
}

/** Emails are written to the outbox and delivered later; with `tx` they exist only if its transaction commits. */
export interface Mail {
  send<T extends MailTemplate>(letter: Letter<T>, tx?: Tx): Promise<void>;
}
