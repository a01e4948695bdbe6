import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect, useRef } from 'react';
import { messageSummary } from './message-summary.ts';
import type { Thread } from './thread.ts';

/** Says to screen readers what comes while the conversation is open. */
export function useAnnouncedMessages({ messages }: Pick<Thread, 'messages'>): void {
  const announce = useAnnounce();
  const newest = messages[0]?.seq ?? 0;
  const said = useRef(newest);
  useEffect(() => {
    const fresh = messages.filter(({ seq, isMine }) => seq > said.current && !isMine);
    said.current = Math.max(said.current, newest);
    if (fresh.length === 0) return;
    const [first] = fresh;
    const text =
      fresh.length === 1 && first ? `${first.senderName}: ${messageSummary(first)}` : `${fresh.length} new messages`;
    announce(text);
  }, [announce, messages, newest]);
}
