import type { QueueName } from '../db/job-queues.ts';
import type { MailTemplate } from './mail.ts';
import { isMailTemplate } from './schemas.ts';

export type MailLane = Extract<QueueName, 'mail-urgent' | 'mail-bulk'>;

/** What one event sends to many. It has slots and connections of its own: somebody who waits for a link must not wait for these. */
const BULK: ReadonlySet<MailTemplate> = new Set<MailTemplate>(['stock-alert-back', 'recommendation']);

/** Emails of unknown templates wait behind the others; see `renderMail`. */
export function laneOf(template: string): MailLane {
  return isMailTemplate(template) && !BULK.has(template) ? 'mail-urgent' : 'mail-bulk';
}

/** Emails that a process sends at once in each lane. */
export const LANE_SLOTS = 4;
