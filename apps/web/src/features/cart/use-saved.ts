import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { GUEST } from '~/kernel/context.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { createSavedStore, takeOver, type SavedLine, type SavedStore } from './saved-store.ts';

/** What the current person has saved for later in this browser. For client-rendered pages only. */
export function useSaved(): { saved: readonly SavedLine[]; store: SavedStore } {
  const ref = useBuyer();
  const store = useMemo(() => createSavedStore(ref), [ref]);
  useEffect(() => {
    if (ref !== GUEST) takeOver(createSavedStore(GUEST), store);
  }, [ref, store]);
  const saved = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { saved, store };
}
