import * as z from 'zod/mini';
import { readSession, writeSession } from '~/kernel/forms/session-draft.ts';

const KEY = 'regen.applied';
const schema = z.object({ reference: z.string(), email: z.string(), businessName: z.string() });

export type SentApplication = z.output<typeof schema>;

/** What was sent from this tab, so that its reference is still there after a reload. */
export const readSent = (): SentApplication | null => readSession(KEY, schema);

export function keepSent({ reference, email, businessName }: SentApplication): SentApplication {
  const sent = { reference, email, businessName };
  writeSession(KEY, sent);
  return sent;
}
