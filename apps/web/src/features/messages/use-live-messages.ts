import { useCallback, useEffect, useRef, useState } from 'react';
import { liveOf, useLive, useLiveStatus } from '~/features/live/index.ts';
import { useApp } from '~/kernel/use-app.ts';

/** How long someone counts as typing, in milliseconds. */
const TYPING_FOR = 5_000;
/** How often to refetch without a live connection, in milliseconds. */
const READ_EVERY = 20_000;

/** The refetch interval in milliseconds; false while there is a live connection. */
export const useRefreshEvery = (): number | false => (useLiveStatus() === 'Connected' ? false : READ_EVERY);

/** Who is typing in a conversation; null if nobody is. */
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
    // Their message has arrived.
    if (heard.accountId === accountId && !heard.message.isMine) show(null);
  });
  return name;
}

/** Signals to the other party that someone is typing; call it on every keystroke. */
export function useTypingSignal(accountId: string): () => void {
  const app = useApp();
  return useCallback(() => liveOf(app).typing(accountId), [app, accountId]);
}
