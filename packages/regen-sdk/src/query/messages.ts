import type { Regen } from '../create-regen.ts';
import { read, readPages } from './read.ts';
import { stale, write } from './write.ts';

type Part = Pick<Regen, 'messages'>;

/** The message centre. §8: a message fetch is not retried. */
export function messageQueries({ messages }: Part) {
  const isFinal = { retry: false } as const;
  return {
    messages: {
      conversation: read('messageList', messages.list, isFinal),
      conversationInfinite: readPages('messageList', messages.list, isFinal),
      users: read('messageListConversations', messages.listConversations, isFinal),
      usersInfinite: readPages('messageListConversations', messages.listConversations, isFinal),
    },
  };
}

export function messageMutations({ messages }: Part) {
  const both = stale('messageList', 'messageListConversations');
  return {
    messages: {
      send: write('messageSend', messages.send, both),
      block: write('messageBlock', messages.block, both),
      unblock: write('messageUnblock', messages.unblock, both),
      read: write('messageRead', messages.read, both),
    },
  };
}
