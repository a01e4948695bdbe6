import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { GUEST } from '~/kernel/context.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { createSavedStore, takeOver, type SavedLine, type SavedStore } from './saved-store.ts';

/** What whoever is here has put aside in this browser. For pages that are shown by the browser only. */
export function useSaved(): { saved: readonly SavedLine[]; store: SavedStore } {
  const ref = useBuyer();
  const store = useMemo(() => createSavedStore(ref), [ref]);
  useEffect(() => {
    if (ref !== GUEST) takeOver(createSavedStore(GUEST), store);
  }, [ref, store]);
  const saved = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { saved, store };
}
