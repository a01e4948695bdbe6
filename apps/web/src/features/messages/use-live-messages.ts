import type { Live } from '@regen/realtime';
import { useCallback, useEffect, useState } from 'react';

const useLiveService = (): Live | null => null;

/** For so long somebody counts as typing, in milliseconds. */
const TYPING_FOR = 5_000;
/** Without a live connection, so often it is read again. */
const READ_EVERY = 20_000;

/** How often what is shown is read again, in milliseconds; false while all comes over the live connection. */
export const useRefreshEvery = (): number | false => (useLiveService()?.status === 'Connected' ? false : READ_EVERY);

/** Who types in a conversation right now; null if nobody does. */
export function useTyping(accountId: string): string | null {
  const [name, setName] = useState<string | null>(null);
  const live = useLiveService();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setName(null);
    };
    const unsubscribe = [
      live?.on('typing', (typing) => {
        if (typing.accountId !== accountId) return;
        clearTimeout(timer);
        setName(typing.senderName);
        timer = setTimeout(stop, TYPING_FOR);
      }),
      // What they have typed is here.
      live?.on('message', (heard) => {
        if (heard.accountId === accountId && !heard.message.isMine) stop();
      }),
    ];
    return () => {
      for (const each of unsubscribe) each?.();
      stop();
    };
  }, [live, accountId]);
  return name;
}

/** Lets the other party know that somebody types, for every key. */
export function useTypingSignal(accountId: string): () => void {
  const live = useLiveService();
  return useCallback(() => live?.typing(accountId), [live, accountId]);
}
