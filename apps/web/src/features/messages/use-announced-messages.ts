import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect, useRef } from 'react';
import { messageSummary } from './message-summary.ts';
import type { Thread } from './thread.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** Announces new messages while the conversation is open. */
export function useAnnouncedMessages(messages: Thread['messages'] | undefined): void {
  const announce = useAnnounce();
  const said = useRef<number | null>(null);
  useEffect(() => {
    if (!messages) return;
    const newest = messages[0]?.seq ?? 0;
    const last = said.current ?? newest;
    const fresh = messages.filter(({ seq, isMine }) => seq > last && !isMine);
    said.current = Math.max(last, newest);
    if (fresh.length === 0) return;
    const [first] = fresh;
    const text =
      fresh.length === 1 && first ? `${first.senderName}: ${messageSummary(first)}` : `${fresh.length} new messages`;
    announce(text);
  }, [announce, messages]);
}

/** Announces messages that could not be sent while the conversation is open. */
export function useAnnouncedFailures(waiting: readonly WaitingMessage[]): void {
  const announce = useAnnounce();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const failed = waiting.filter(({ failure }) => failure !== null);
    const fresh = known.current ? failed.filter(({ clientId }) => !known.current?.has(clientId)) : [];
    known.current = new Set(failed.map(({ clientId }) => clientId));
    const [first] = fresh;
    if (first) announce(`Not sent. ${first.failure}`);
  }, [announce, waiting]);
}
