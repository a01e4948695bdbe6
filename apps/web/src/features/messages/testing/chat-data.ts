import type { ChatLogs, ChatParty, ChatUser, Conversation, Message } from '@regen/sdk';

export const OWN = 'acc_own';
export const OTHER = 'acc_other';

export const party: ChatParty = {
  accountId: OTHER,
  kind: 'account',
  accountName: 'Ana Ruiz',
  isBlocked: false,
  canWrite: true,
};

/** A message of the conversation between the two; of the other one unless said otherwise. */
export function messageAt(seq: number, changes: Partial<Message> = {}): Message {
  const isMine = changes.isMine ?? false;
  return {
    messageId: `msg_${seq}`,
    clientId: null,
    fromAccountId: isMine ? OWN : OTHER,
    toAccountId: isMine ? OTHER : OWN,
    isMine,
    senderName: isMine ? 'Dana Whitfield' : 'Ana Ruiz',
    message: `text ${seq}`,
    attachments: [],
    cardCount: 0,
    cards: [],
    messageSent: new Date(Date.UTC(2026, 10, 20, 16, 0, seq)).toISOString(),
    seq,
    readAt: null,
    unreadCount: isMine ? 0 : 1,
    ...changes,
  };
}

/** A line of the list: the conversation with an account, whose newest message has this place. */
export function chatUserOf(accountId: string, seq: number, unreadCount = 0): ChatUser {
  const message = messageAt(seq, { fromAccountId: accountId });
  return {
    party: { ...party, accountId, accountName: accountId },
    messageId: message.messageId,
    lastMessage: message.message,
    lastMessageAt: message.messageSent,
    unreadCount,
    messages: { response: [message] },
  };
}

/** A page of the list. */
export const logsOf = (users: ChatUser[], changes: Partial<ChatLogs> = {}): ChatLogs => ({
  users,
  care: null,
  totalCount: users.length,
  unreadCount: users.reduce((sum, user) => sum + user.unreadCount, 0),
  version: 5,
  currentPage: 1,
  totalPages: 1,
  perPage: 30,
  ...changes,
});

/** What the server says of a conversation: a page of what lies below a place. */
export function pageOf(
  all: readonly Message[],
  { before = Infinity, perPage = 30, version = 0, deliveredSeq = 0, undeliveredSeq = 0 } = {},
): Conversation {
  const below = all.filter(({ seq }) => seq < before).toSorted((a, b) => b.seq - a.seq);
  const unread = all.filter(({ unreadCount }) => unreadCount > 0).map(({ seq }) => seq);
  return {
    party,
    messages: { response: below.slice(0, perPage) },
    firstUnreadSeq: unread.length > 0 ? Math.min(...unread) : null,
    unreadCount: unread.length,
    deliveredSeq,
    undeliveredSeq,
    version,
    currentPage: 1,
    totalPages: Math.ceil(below.length / perPage),
    totalCount: below.length,
    perPage,
  };
}
