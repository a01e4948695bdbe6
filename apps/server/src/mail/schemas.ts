import { z } from 'zod';

const text = z.string();
const whole = z.int();

/** The reason for an email about a course. `promoted`, `offer`: a seat became free; `withdrawn`: someone without a seat canceled. */
const courseEmailKind = z.enum(['registered', 'waitlisted', 'promoted', 'offer', 'expired', 'canceled', 'withdrawn']);

/**
 * Every email the store sends, with the data its template needs. Links are absolute. The data is checked on delivery, because another
 * release may have written it.
 */
export const mailSchemas = {
  /** Anyone can request it: whether the account exists is only looked up on delivery, so the request always takes the same time. */
  'password-reset': z.object({ email: text, tokenHash: text, resetUrl: text, validMinutes: whole, askedAt: text }),
  'password-changed': z.object({ firstName: text, signInUrl: text }),
  /** To the address that somebody wants (`new`) and to the one they have. Whether the change still waits is looked up on delivery. */
  'email-change': z.object({
    address: z.enum(['new', 'current']),
    firstName: text,
    newEmail: text,
    tokenHash: text,
    confirmUrl: text,
    validHours: whole,
  }),
  'email-changed': z.object({ firstName: text, formerEmail: text, newEmail: text, contactUrl: text }),
  'data-export': z.object({ firstName: text, profileUrl: text, validDays: whole }),
  'account-deletion': z.object({ firstName: text, dueAt: text, profileUrl: text }),
  'account-deleted': z.object({ firstName: text }),
  welcome: z.object({
    firstName: text,
    shopUrl: text,
    /** Left out in a store without one. */
    offer: z.object({ code: text, label: text }).optional(),
  }),
  'application-received': z.object({ firstName: text, reference: text, businessName: text, statusUrl: text }),
  'application-accepted': z.object({
    firstName: text,
    reference: text,
    businessName: text,
    shopUrl: text,
    /** Where the password is set; null for someone who has one. */
    passwordUrl: text.nullable(),
    validDays: whole,
  }),
  'application-declined': z.object({
    firstName: text,
    reference: text,
    businessName: text,
    reason: text,
    applyUrl: text,
  }),
  'client-invitation': z.object({
    firstName: text,
    professionalName: text,
    accountName: text,
    acceptUrl: text,
    validDays: whole,
  }),
  'client-accepted': z.object({ firstName: text, clientName: text, clientsUrl: text }),
  'client-left': z.object({ firstName: text, clientName: text, clientsUrl: text }),
  recommendation: z.object({
    firstName: text,
    professionalName: text,
    accountName: text,
    bundleName: text,
    /** What the professional wrote, or null. */
    message: text.nullable(),
    bundleUrl: text,
  }),
  /** Whose messages are unread is looked up on delivery, so that no email mentions what was read in the meantime. */
  'unread-messages': z.object({
    userId: text,
    accountId: text,
    messagesUrl: text,
    settingsUrl: text,
    unsubscribeUrl: text,
  }),
  'order-confirmation': z.object({ orderId: text, orderNumber: text, orderUrl: text }),
  'order-shipped': z.object({ orderId: text, orderNumber: text, orderUrl: text }),
  /** If it was paid, its refund is read when the email is sent. */
  'order-canceled': z.object({
    orderId: text,
    orderNumber: text,
    orderUrl: text,
    reason: text,
    refundId: text.nullable(),
  }),
  'order-refunded': z.object({ orderId: text, orderNumber: text, orderUrl: text, refundId: text }),
  'order-link': z.object({ orderNumber: text, orderUrl: text, validDays: whole }),
  'stock-alert-confirm': z.object({ productName: text, confirmUrl: text, unsubscribeUrl: text }),
  'stock-alert-back': z.object({ productName: text, productUrl: text, unsubscribeUrl: text }),
  'review-request': z.object({ orderId: text, reviewUrl: text, unsubscribeUrl: text }),
  'review-decided': z.object({
    reviewId: text,
    state: z.enum(['published', 'rejected']),
    productUrl: text,
    reviewUrl: text,
    unsubscribeUrl: text,
  }),
  course: z.object({
    kind: courseEmailKind,
    registrationId: text,
    url: text.nullable(),
    organizer: text,
    sequence: whole,
  }),
};

export type MailTemplates = { [T in keyof typeof mailSchemas]: z.infer<(typeof mailSchemas)[T]> };
export type CourseEmailKind = z.infer<typeof courseEmailKind>;

export function isMailTemplate(name: string): name is keyof MailTemplates {
  return Object.hasOwn(mailSchemas, name);
}
