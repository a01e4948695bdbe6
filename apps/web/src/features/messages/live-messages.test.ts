import type { LiveChatMessage } from '@regen/realtime';
import { expect, it } from 'vitest';
import { liveOf } from '~/features/live/index.ts';
import { openContext } from '~/testing/context.ts';
import { chatsKey, threadKey } from './chat-keys.ts';
import { chatsOf, type Chats } from './chats.ts';
import { followLiveMessages } from './live-messages.ts';
import { chatUserOf, logsOf, messageAt, OTHER, OWN, pageOf } from './testing/chat-data.ts';
import { threadOf, type Thread } from './thread.ts';

const { cards: _cards, ...content } = messageAt(2);
const live: LiveChatMessage = {
  key: 'message',
  accountId: OTHER,
  message: content,
  unreadCount: 2,
  totalUnreadCount: 2,
  version: 2,
};

function open() {
  const { context } = openContext();
  const stop = followLiveMessages(context);
  const { queryClient } = context;
  const { merges } = liveOf(context);
  return {
    queryClient,
    stop,
    hear: (message: LiveChatMessage) => liveOf(context).merges.message?.(message, queryClient),
    merges,
  };
}

it('puts a message where it is shown, and leaves only the search to be read again', () => {
  const { queryClient, hear } = open();
  queryClient.setQueryData(threadKey(OTHER), threadOf(pageOf([messageAt(1)], { version: 1 })));
  queryClient.setQueryData(chatsKey, chatsOf([logsOf([chatUserOf(OTHER, 1, 1)], { version: 1 })]));
  expect(hear(live)).toEqual(['messageSearch']);
  expect(hear(live)).toEqual(['messageSearch']);
  const thread = queryClient.getQueryData<Thread>(threadKey(OTHER));
  const chats = queryClient.getQueryData<Chats>(chatsKey);
  expect([thread?.messages.map(({ seq }) => seq), thread?.unreadCount]).toEqual([[2, 1], 2]);
  expect([chats?.chats[0]?.lastMessage, chats?.unreadCount]).toEqual(['text 2', 2]);
  // Cards don't come with it.
  expect(hear({ ...live, message: { ...content, cardCount: 1 } })).toEqual(['messageList', 'messageSearch']);
  // The list names them where nothing was written.
  expect(hear({ ...live, message: { ...content, message: ' ', cardCount: 1 } })).toEqual([
    'messageList',
    'messageListConversations',
    'messageSearch',
  ]);
});

const mine = { isMine: true, fromAccountId: OWN };

it('leaves to be read what is not known, or was being read as it came', () => {
  const { hear, merges, queryClient, stop } = open();
  expect(hear(live)).toEqual(['messageList', 'messageListConversations', 'messageSearch']);
  const read = { key: 'messageRead', accountId: OTHER, readerAccountId: OWN, seq: 2 } as const;
  const counts = { readAt: '2026-11-20T16:05:00Z', unreadCount: 0, totalUnreadCount: 0, version: 4 };
  expect(merges.messageRead?.({ ...read, ...counts }, queryClient)).toContain('messageList');
  stop();
  expect(hear(live)).toBeUndefined();
});

it('shows how far messages were delivered', () => {
  const { merges, queryClient } = open();
  const delivered = { key: 'messageDelivered', accountId: OTHER, seq: 2 } as const;
  const page = pageOf([messageAt(1, mine), messageAt(2, mine)], { deliveredSeq: 1 });
  queryClient.setQueryData(threadKey(OTHER), threadOf(page));
  expect(merges.messageDelivered?.(delivered, queryClient)).toEqual([]);
  merges.messageDelivered?.({ ...delivered, seq: 1 }, queryClient);
  expect(queryClient.getQueryData<Thread>(threadKey(OTHER))?.deliveredSeq).toBe(2);
});

it('reads the conversation again where not all messages may have been received', () => {
  const { merges, queryClient } = open();
  const messages = [1, 2, 3].map((seq) => messageAt(seq, mine));
  queryClient.setQueryData(threadKey(OTHER), threadOf(pageOf(messages, { deliveredSeq: 1 })));
  const isRead = () =>
    queryClient.getQueryData<Thread>(threadKey(OTHER))?.messages.map(({ readAt }) => readAt !== null);
  const delivered = { key: 'messageDelivered', accountId: OTHER, seq: 3 } as const;
  expect(merges.messageDelivered?.(delivered, queryClient)).toEqual(['messageList']);
  const read = { key: 'messageRead', accountId: OTHER, readerAccountId: OTHER, seq: 3 } as const;
  const counts = { readAt: '2026-11-20T16:05:00Z', unreadCount: 0, totalUnreadCount: 0, version: 4 };
  expect(merges.messageRead?.({ ...read, ...counts }, queryClient)).toContain('messageList');
  expect(isRead()).toEqual([false, false, false]);
  // As the server says then.
  queryClient.setQueryData(threadKey(OTHER), threadOf(pageOf(messages, { deliveredSeq: 3, undeliveredSeq: 2 })));
  expect(merges.messageRead?.({ ...read, ...counts }, queryClient)).toContain('messageList');
  expect(isRead()).toEqual([false, false, false]);
  queryClient.setQueryData(threadKey(OTHER), threadOf(pageOf(messages, { deliveredSeq: 3, undeliveredSeq: 0 })));
  expect(merges.messageRead?.({ ...read, ...counts }, queryClient)).not.toContain('messageList');
  expect(isRead()).toEqual([true, true, true]);
  // Nothing is open of somebody else.
  expect(merges.messageDelivered?.({ ...delivered, accountId: 'acc_unknown' }, queryClient)).toEqual([]);
});
