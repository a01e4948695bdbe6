import { useCallback } from 'react';
import { isSeenBy, type Owned } from '~/kernel/stored/owned.ts';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { viewedSkus } from './sku-lists.ts';

const MAX = 12;
const nothing: readonly string[] = [];

type Kept = Owned<readonly string[]> | null;

export const viewedBy = (owner: string, kept: Kept): readonly string[] =>
  kept !== null && isSeenBy(owner, kept) ? kept.value : nothing;

/** The list with a product at its front; the same when it stands there already. */
export function withViewed(owner: string, kept: Kept, sku: string): Kept {
  const before = viewedBy(owner, kept);
  if (before[0] === sku && kept?.owner === owner) return kept;
  return { owner, value: [sku, ...before.filter((other) => other !== sku)].slice(0, MAX) };
}

/** The products that this person has viewed on this device, the last one first; what they viewed as a visitor comes along. */
export function useViewed() {
  const owner = useBuyer();
  const [kept, store] = useStored(viewedSkus);
  const note = useCallback(
    (sku: string) => {
      const before = store.read();
      const after = withViewed(owner, before, sku);
      if (after !== before) store.write(after);
    },
    [owner, store],
  );
  const clear = useCallback(() => store.write(null), [store]);
  return { skus: viewedBy(owner, kept), note, clear };
}
