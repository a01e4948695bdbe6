import type { QueueName } from '../db/job-queues.ts';
import type { MailTemplate } from './mail.ts';
import { isMailTemplate } from './schemas.ts';

export type MailLane = Extract<QueueName, 'mail-urgent' | 'mail-bulk'>;

/** Emails that one event sends to many people, and reminders. They have their own slots, so that someone waiting for a link doesn't wait for them. */
const BULK: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'stock-alert-back',
  'recommendation',
  'review-request',
  'unread-messages',
]);

/** Emails of unknown templates wait behind the others; see `renderMail`. */
export function laneOf(template: string): MailLane {
  return isMailTemplate(template) && !BULK.has(template) ? 'mail-urgent' : 'mail-bulk';
}

/** Emails that a process sends at once from each queue. */
export const LANE_SLOTS = 4;
