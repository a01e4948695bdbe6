import type { User } from '@regen/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { GUEST } from '~/kernel/context.ts';
import { newUuid } from '~/kernel/new-uuid.ts';
import { isSeenBy } from '~/kernel/stored/owned.ts';
import { stored } from '~/kernel/stored/stored.ts';
import { EMPTY_APPLICATION, type ApplyValues } from './apply-schema.ts';

const draftSchema = z.object({
  owner: z.string(),
  /** Of the one application that is made of this; another one as soon as anything is changed. */
  sendKey: z.string(),
  values: z.record(z.string(), z.string()),
});
type Kept = z.output<typeof draftSchema>;

const draft = stored('regen.draft.apply.1', draftSchema);

/** What was typed, with what is known of the person in the places that were left empty. */
function valuesOf(owner: string, kept: Kept | null, user: User | null): ApplyValues {
  // What a visitor typed stays theirs when they sign in; what somebody typed is not shown to the next.
  const mine = kept !== null && isSeenBy(owner, kept) ? kept.values : {};
  const values = { ...EMPTY_APPLICATION };
  for (const name of Object.keys(values) as (keyof ApplyValues)[]) values[name] = mine[name] ?? values[name];
  if (user !== null && mine['email'] === undefined) {
    const { firstName, lastName, email, phone, countryCode } = user;
    return { ...values, firstName, lastName, email, phone: phone ?? '', countryCode };
  }
  return values;
}

export interface ApplyDraft {
  values: ApplyValues;
  sendKey: string;
  update: (patch: Partial<ApplyValues>) => void;
  /** A new key for what is sent: with another file it is another application. */
  renew: () => void;
  /** Once it is sent. What is on screen stays until the next page is there. */
  clear: () => void;
}

const clear = (): void => draft.write(null);

/** All input, stored in this tab across a reload, without the file, which a browser does not keep. */
export function useApplyDraft(user: User | null): ApplyDraft {
  const owner = user?.id ?? GUEST;
  const [kept, setKept] = useState(draft.read);
  const [firstKey] = useState(newUuid);
  const values = useMemo(() => valuesOf(owner, kept, user), [owner, kept, user]);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const write = useCallback(
    (patch: Partial<ApplyValues>) => {
      const next = { owner, sendKey: newUuid(), values: { ...latest.current, ...patch } };
      latest.current = next.values;
      draft.write(next);
      setKept(next);
    },
    [owner],
  );
  return { values, sendKey: kept?.sendKey ?? firstKey, update: write, renew: () => write({}), clear };
}
