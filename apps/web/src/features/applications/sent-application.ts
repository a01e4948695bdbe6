import * as z from 'zod/mini';
import { isSeenBy } from '~/kernel/stored/owned.ts';
import { stored } from '~/kernel/stored/stored.ts';

const schema = z.object({ owner: z.string(), reference: z.string(), email: z.string(), businessName: z.string() });
const kept = stored('regen.draft.applied.1', schema);

export type SentApplication = Omit<z.output<typeof schema>, 'owner'>;

/** What was sent from this tab, so that its reference is still there after a reload. */
export function readSent(owner: string): SentApplication | null {
  const sent = kept.read();
  return sent !== null && isSeenBy(owner, sent) ? sent : null;
}

export function keepSent(owner: string, { reference, email, businessName }: SentApplication): SentApplication {
  const sent = { owner, reference, email, businessName };
  kept.write(sent);
  return sent;
}
