import type { Tx } from '../db/database.ts';

/** Every mail the store sends, with what its template needs. Links are absolute. */
export interface MailTemplates {
  /** Asked for by anybody: whether there is such a person is looked up when it is delivered, so asking takes the same time. */
  'password-reset': { email: string; tokenHash: string; resetUrl: string; validMinutes: number; askedAt: string };
  'password-changed': { firstName: string; signInUrl: string };
  welcome: { firstName: string; shopUrl: string };
  'application-received': { firstName: string; reference: string; businessName: string; statusUrl: string };
  'client-invitation': {
    firstName: string;
    professionalName: string;
    accountName: string;
    acceptUrl: string;
    validDays: number;
  };
  'client-accepted': { firstName: string; clientName: string; clientsUrl: string };
  recommendation: {
    firstName: string;
    professionalName: string;
    accountName: string;
    bundleName: string;
    /** What the professional wrote, or null. */
    message: string | null;
    bundleUrl: string;
  };
  'order-confirmation': { orderId: string; orderNumber: string; orderUrl: string };
  'order-link': { orderNumber: string; orderUrl: string; validDays: number };
  'stock-alert-confirm': { productName: string; confirmUrl: string; unsubscribeUrl: string };
  'stock-alert-back': { productName: string; productUrl: string; unsubscribeUrl: string };
  course: { kind: CourseLetterKind; registrationId: string; url: string | null; organizer: string; sequence: number };
}

/** What a letter about a course says. `promoted`, `offer`: a seat came free; `withdrawn`: somebody who had none cancelled. */
export type CourseLetterKind =
  | 'registered'
  | 'waitlisted'
  | 'promoted'
  | 'offer'
  | 'expired'
  | 'cancelled'
  | 'withdrawn';

export type MailTemplate = keyof MailTemplates;

export interface Letter<T extends MailTemplate = MailTemplate> {
  to: string;
  template: T;
  data: MailTemplates[T];
  /** A second letter with the same key is not written. */
  dedupeKey?: string;
}

/** Letters go to the outbox and are delivered afterwards; with `tx` they exist exactly when its transaction commits. */
export interface Mail {
  send<T extends MailTemplate>(letter: Letter<T>, tx?: Tx): Promise<void>;
}
