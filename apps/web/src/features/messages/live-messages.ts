import type { LiveChatMessage, LiveMessageRead } from '@regen/realtime';
import type { AppContext } from '~/kernel/context.ts';
import * as chats from './chats.ts';
import { changeChats } from './read-chats.ts';
import { changeThread } from './read-thread.ts';
import * as thread from './thread.ts';

type Reads = Pick<AppContext, 'call' | 'queryClient'>;

/**
 * Puts what comes over the live connection where it is shown.
 * @returns The reads that it leaves stale: those that began before, and cards.
 */
export function mergeMessage(app: Reads, live: LiveChatMessage): ('messageList' | 'messageListConversations')[] {
  const isThreadKnown = changeThread(app, live.accountId, (known) => thread.withLiveMessage(known, live));
  const isListKnown = changeChats(app, (known) => chats.withLiveMessage(known, live));
  const stale: ('messageList' | 'messageListConversations')[] = [];
  if (!isThreadKnown || live.message.cardCount > 0) stale.push('messageList');
  if (!isListKnown) stale.push('messageListConversations');
  return stale;
}

export function mergeMessageRead(app: Reads, live: LiveMessageRead): ('messageList' | 'messageListConversations')[] {
  const isThreadKnown = changeThread(app, live.accountId, (known) => thread.withLiveRead(known, live));
  const isListKnown = changeChats(app, (known) => chats.withLiveRead(known, live));
  return [
    ...(isThreadKnown ? [] : ['messageList' as const]),
    ...(isListKnown ? [] : ['messageListConversations' as const]),
  ];
}

export function mergeMessageDelivered(app: Reads, { accountId, seq }: { accountId: string; seq: number }): void {
  changeThread(app, accountId, (known) => thread.withDelivered(known, seq));
}
