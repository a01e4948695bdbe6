import { useMemo, useSyncExternalStore } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { outgoingOf, type Outgoing } from './outgoing.ts';
import type { WaitingMessage } from './waiting-message.ts';

export const useOutgoing = (): Outgoing => outgoingOf(useApp(), usePerson().userId);

/** What the person has written to an account and the server doesn't have yet, in its order. */
export function useWaiting(accountId: string): readonly WaitingMessage[] {
  const { outbox } = useOutgoing();
  const all = useSyncExternalStore(outbox.subscribe, outbox.list, outbox.list);
  return useMemo(() => all.filter((message) => message.accountId === accountId), [all, accountId]);
}
