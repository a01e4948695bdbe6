import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { outgoingOf, type Outgoing } from './outgoing.ts';
import type { WaitingMessage } from './waiting-message.ts';

export const useOutgoing = (): Outgoing => outgoingOf(useApp(), usePerson().userId);

/** What the person has written and the server doesn't have yet, in its order. */
export function useAllWaiting(): readonly WaitingMessage[] {
  const { outbox, open } = useOutgoing();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = outbox.subscribe(listener);
      open();
      return unsubscribe;
    },
    [outbox, open],
  );
  return useSyncExternalStore(subscribe, outbox.list, outbox.list);
}

/** Those to one account. */
export function useWaiting(accountId: string): readonly WaitingMessage[] {
  const all = useAllWaiting();
  return useMemo(() => all.filter((message) => message.accountId === accountId), [all, accountId]);
}
