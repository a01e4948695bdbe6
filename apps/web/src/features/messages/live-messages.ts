import type { LiveChatMessage, LiveMessageDelivered, LiveMessageRead } from '@regen/realtime';
import { liveOf } from '~/features/live/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import * as chats from './chats.ts';
import { changeChats } from './read-chats.ts';
import { changeThread, known as isKnown } from './read-thread.ts';
import * as thread from './thread.ts';

type Cache = Pick<AppContext, 'queryClient'>;

/** The reads that are left stale: what isn't known yet may be on its way as it was before. */
const stale = (isThreadDone: boolean, isListDone: boolean): string[] => [
  ...(isThreadDone ? [] : ['messageList']),
  ...(isListDone ? [] : ['messageListConversations']),
  'messageSearch',
];

function mergeMessage(app: Cache, live: LiveChatMessage): string[] {
  const isThreadKnown = changeThread(app, live.accountId, (known) => thread.withLiveMessage(known, live));
  const isListKnown = changeChats(app, (known) => chats.withLiveMessage(known, live));
  // Cards don't come with it; the list names them where there are no words.
  const hasNoCards = live.message.cardCount === 0;
  return stale(isThreadKnown && hasNoCards, isListKnown && (hasNoCards || live.message.message.trim() !== ''));
}

function mergeRead(app: Cache, live: LiveMessageRead): string[] {
  const isThreadKnown = changeThread(app, live.accountId, (known) => thread.withLiveRead(known, live));
  return stale(
    isThreadKnown,
    changeChats(app, (known) => chats.withLiveRead(known, live)),
  );
}

function mergeDelivered(app: Cache, { accountId, seq }: LiveMessageDelivered): string[] {
  if (!isKnown(app, accountId)) return [];
  return changeThread(app, accountId, (known) => thread.withDelivered(known, seq)) ? [] : ['messageList'];
}

/** Puts what comes over the live connection where it is shown. Returns how to stop. */
export function followLiveMessages(app: AppContext): () => void {
  const live = liveOf(app);
  const stops = [
    live.merge('message', (message) => mergeMessage(app, message)),
    live.merge('messageRead', (read) => mergeRead(app, read)),
    live.merge('messageDelivered', (delivered) => mergeDelivered(app, delivered)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
