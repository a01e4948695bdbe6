import { useEffect, useState } from 'react';
import type { Thread } from './thread.ts';
import { isLooking } from './use-reading.ts';

/** The oldest unread message: of those that are here, or as the server said. */
function firstUnread({ messages, firstUnreadSeq, unreadCount }: Thread): number | null {
  const here = messages.findLast((message) => message.unreadCount > 0)?.seq;
  const oldest = messages.at(-1)?.seq ?? 0;
  const isFurtherUp = unreadCount > 0 && firstUnreadSeq !== null && firstUnreadSeq < oldest;
  return isFurtherUp ? firstUnreadSeq : (here ?? null);
}

/** Whether nobody looks at the page. */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const look = () => setIsAway(!isLooking());
    const targets = [
      [window, 'focus'],
      [window, 'blur'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, event] of targets) target.addEventListener(event, look);
    return () => {
      for (const [target, event] of targets) target.removeEventListener(event, look);
    };
  }, []);
  return isAway;
}

/**
 * Where the person had stopped reading when they came: it stays while they read on, and moves to what comes when they are away.
 * @param isFresh Whether the conversation was read since they came.
 */
export function useUnreadMark(thread: Thread, isFresh: boolean): number | null {
  const isAway = useIsAway();
  const [mark, setMark] = useState<number | null | undefined>(undefined);
  const first = firstUnread(thread);
  if (mark === undefined && isFresh) setMark(first);
  else if (isAway && first !== null && first !== mark) setMark(first);
  return mark ?? null;
}
