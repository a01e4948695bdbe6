import * as z from 'zod/mini';
import { GUEST } from '../context.ts';
import { readSession, writeSession } from './session-draft.ts';

/** Who typed it: a user id or `guest`. */
const ownedDraft = z.object({ owner: z.string(), values: z.record(z.string(), z.unknown()) });

export type DraftValues = Record<string, unknown>;

/**
 * What `owner` may see of what was typed under a key in this tab. It outlasts an ended session, and what a guest typed goes
 * along when they sign in; what one person typed is never shown to the next one.
 */
export function readDraft(key: string, owner: string): DraftValues | null {
  const stored = readSession(key, ownedDraft);
  if (stored === null) return null;
  return stored.owner === owner || stored.owner === GUEST ? stored.values : null;
}

/** Keeps what somebody typed in this tab. Null forgets it. */
export function writeDraft(key: string, owner: string, values: DraftValues | null): void {
  writeSession(key, values && { owner, values });
}

/** Whether two values of a field are the same, groups of fields included. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of a draft that the form has, of the type that it has them in; and whether they say anything new. */
export function restore<Values extends object>(defaults: Values, stored: DraftValues | null) {
  const known = Object.entries(stored ?? {}).filter(
    ([name, value]) => typeof value === typeof (defaults as DraftValues)[name],
  );
  const isRestored = known.some(([name, value]) => !isSame(value, (defaults as DraftValues)[name]));
  return { values: { ...defaults, ...(Object.fromEntries(known) as Partial<Values>) }, isRestored };
}
