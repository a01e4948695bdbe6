import { useCallback, useEffect, useRef, useState } from 'react';
import { liveOf, useLive, useLiveStatus } from '~/features/live/index.ts';
import { useApp } from '~/kernel/use-app.ts';

/** For so long somebody counts as typing, in milliseconds. */
const TYPING_FOR = 5_000;
/** Without a live connection, so often it is read again. */
const READ_EVERY = 20_000;

/** How often what is shown is read again, in milliseconds; false while all of it comes over the live connection. */
export const useRefreshEvery = (): number | false => (useLiveStatus() === 'Connected' ? false : READ_EVERY);

/** Who types in a conversation right now; null if nobody does. */
export function useTyping(accountId: string): string | null {
  const [name, setName] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: string | null) => {
    clearTimeout(timer.current);
    setName(next);
    if (next !== null) timer.current = setTimeout(() => setName(null), TYPING_FOR);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('typing', (typing) => {
    if (typing.accountId === accountId) show(typing.senderName);
  });
  useLive('message', (heard) => {
    // What they have typed is here.
    if (heard.accountId === accountId && !heard.message.isMine) show(null);
  });
  return name;
}

/** Lets the other party know that somebody types; to be called for every key. */
export function useTypingSignal(accountId: string): () => void {
  const app = useApp();
  return useCallback(() => liveOf(app).typing(accountId), [app, accountId]);
}
