import { useMemo } from 'react';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { linesOf, savedLines, savedStore, type SavedLine, type SavedStore } from './saved-store.ts';

/** What the current person has saved for later in this browser. */
export function useSaved(): { saved: readonly SavedLine[]; store: SavedStore } {
  const owner = useBuyer();
  const [kept, store] = useStored(savedLines);
  return { saved: linesOf(owner, kept), store: useMemo(() => savedStore(owner, store), [owner, store]) };
}
