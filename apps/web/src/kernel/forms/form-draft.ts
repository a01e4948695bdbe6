import * as z from 'zod/mini';
import { isSeenBy } from '../stored/owned.ts';
import type { DraftKey } from '../stored/register.ts';
import { stored } from '../stored/stored.ts';

/** Who typed it: a user id or `guest`. */
const ownedDraft = z.object({ owner: z.string(), values: z.record(z.string(), z.unknown()) });

export type DraftValues = Record<string, unknown>;

/** Where the draft of a form is kept; of several forms of a kind, `part` says which. */
export interface DraftPlace {
  key: DraftKey;
  part?: string;
}

/**
 * What `owner` may see of what was typed in this tab. It outlasts an ended session, and what a guest typed goes along when they
 * sign in; what one person typed is never shown to the next one.
 */
export function readDraft({ key, part }: DraftPlace, owner: string): DraftValues | null {
  const draft = stored(key, ownedDraft, part).read();
  return draft !== null && isSeenBy(owner, draft) ? draft.values : null;
}

/** Keeps what somebody typed in this tab. Null forgets it. */
export function writeDraft({ key, part }: DraftPlace, owner: string, values: DraftValues | null): void {
  stored(key, ownedDraft, part).write(values && { owner, values });
}

/** Whether two values of a field are the same, groups of fields included. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of a draft that the form has, of the type that it has them in; and whether they say anything new. */
export function restore<Values extends object>(defaults: Values, draft: DraftValues | null) {
  const known = Object.entries(draft ?? {}).filter(
    ([name, value]) => typeof value === typeof (defaults as DraftValues)[name],
  );
  const isRestored = known.some(([name, value]) => !isSame(value, (defaults as DraftValues)[name]));
  return { values: { ...defaults, ...(Object.fromEntries(known) as Partial<Values>) }, isRestored };
}
