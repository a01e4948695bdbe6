import type { Channel } from '@regen/domain';
import type {
  BlockedPage,
  ChatLogs,
  ChatParty,
  ContactPage,
  Conversation,
  FoundMessagePage,
  Message,
  MessageContent,
} from '@regen/sdk';
import { summaryOf, productOf } from './products.ts';

const care: ChatParty = {
  accountId: 'acc_01hzx0kcare',
  kind: 'care',
  accountName: 'Regen Care',
  isBlocked: false,
  canWrite: true,
};

const ids = { b2b: 'acc_01hzx0k31', retail: 'acc_01hzx0k32', school: 'acc_01hzx0k33', web: '' } as const;

/** With whom the person of a channel writes most. */
export function otherOf(channel: Channel): ChatParty {
  const account = { kind: 'account', isBlocked: false, canWrite: true } as const;
  if (channel === 'b2b') return { ...account, accountId: ids.retail, accountName: 'Mia Novak' };
  if (channel === 'school') return care;
  return { ...account, accountId: ids.b2b, accountName: 'Lumen Skin Clinic' };
}

const joel: ChatParty = {
  accountId: 'acc_01hzx0k35',
  kind: 'account',
  accountName: 'Joel Kim',
  isBlocked: false,
  canWrite: true,
};

interface Line {
  isMine?: true;
  text: string;
  /** UTC, of November 2026. */
  at: string;
  isRead?: true;
  cards?: Message['cards'];
  attachments?: Message['attachments'];
}

function messageOf(channel: Channel, party: ChatParty, line: Line, seq: number): Message {
  const isMine = line.isMine ?? false;
  const sentAt = `2026-11-${line.at}:00.000Z`;
  const own = { b2b: 'Dana Whitfield', retail: 'Mia Novak', school: 'Noor Haddad', web: '' }[channel];
  const other = { b2b: 'Mia Novak', retail: 'Dana Whitfield', school: 'Noor', web: '' }[channel];
  return {
    messageId: `msg_01hzx0k${party.accountId.slice(-2)}${seq}`,
    clientId: null,
    fromAccountId: isMine ? ids[channel] : party.accountId,
    toAccountId: isMine ? party.accountId : ids[channel],
    isMine,
    senderName: isMine ? own : party.kind === 'care' ? 'Noor' : other,
    message: line.text,
    attachments: line.attachments ?? [],
    cardCount: line.cards?.length ?? 0,
    cards: line.cards ?? [],
    messageSent: sentAt,
    seq,
    readAt: line.isRead ? sentAt : null,
    unreadCount: isMine || line.isRead ? 0 : 1,
  };
}

/** A drawn color of the size that it says. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"%3E%3Crect width="${width}" height="${height}" fill="%23d9dfe8"/%3E%3C/svg%3E`;

const withoutCards = ({ cards: _cards, ...content }: Message): MessageContent => content;

/** What was written, oldest first. */
export function linesOf(channel: Channel): Line[] {
  const { sku, shortName, size, price } = summaryOf(productOf('1402'), channel === 'web' ? 'retail' : channel);
  const card = { kind: 'product', sku, name: shortName, size, price, isAvailable: true } as const;
  const imageUrl = drawn(4, 5);
  return [
    { text: 'Hi! How is your skin after the peel?', at: '18T15:40', isRead: true },
    { isMine: true, text: 'Much calmer, thank you. A little dry around the nose.', at: '18T16:02', isRead: true },
    { isMine: true, text: 'Could I use the cream twice a day?', at: '18T16:03', isRead: true },
    {
      text: 'Yes, morning and evening. Remember:\n  – no retinol until Friday\n  – sunscreen every morning',
      at: '19T16:20',
      isRead: true,
    },
    {
      text: 'This one goes well with it: https://shop.example/products/1402.',
      at: '19T16:21',
      isRead: true,
      cards: [{ ...card, imageUrl }, { kind: 'unavailable' }],
    },
    {
      isMine: true,
      text: '',
      at: '20T15:05',
      isRead: true,
      attachments: [
        {
          attachmentId: 'upl_01hzx0k71',
          name: 'after-the-peel.pdf',
          contentType: 'application/pdf',
          size: 391_204,
          width: null,
          height: null,
          url: '/after-the-peel.pdf',
          thumbnailUrl: null,
        },
      ],
    },
    { isMine: true, text: 'My notes of this week.', at: '20T15:06' },
  ];
}

/** What was shared with nothing written. */
export function sharedOf(channel: Channel): Line[] {
  const photo = drawn(1600, 1200);
  const { sku, shortName, size, price } = summaryOf(productOf('1401'), channel === 'web' ? 'retail' : channel);
  return [
    ...linesOf(channel),
    {
      text: '',
      at: '20T15:40',
      isRead: true,
      attachments: [
        {
          attachmentId: 'upl_01hzx0k72',
          name: 'two-weeks-after-the-peel-left-side-in-daylight.jpg',
          contentType: 'image/jpeg',
          size: 812_004,
          width: 1600,
          height: 1200,
          url: photo,
          thumbnailUrl: photo,
        },
      ],
    },
    {
      text: '',
      at: '20T15:55',
      isRead: true,
      cards: [
        {
          kind: 'bundle',
          bundleToken: 'bdl_01hzx0k90evening',
          bundleName: 'Evening reset',
          professionalName: 'Lumen Skin Clinic',
          imageUrl: drawn(4, 5),
          itemCount: 3,
          isAvailable: true,
        },
        { kind: 'product', sku, name: shortName, size, price, isAvailable: false, imageUrl: drawn(4, 5) },
      ],
    },
  ];
}

/** The last thing said, which nobody has read. */
export const news: Line = { text: 'Thank you, I’ll look at them tonight.', at: '20T16:05' };

const paged = { currentPage: 1, totalPages: 1 };

export function conversationOf(
  channel: Channel,
  { lines = linesOf(channel), party = otherOf(channel) }: { lines?: Line[]; party?: ChatParty } = {},
): Conversation {
  const messages = lines.map((line, at) => messageOf(channel, party, line, at + 1)).toReversed();
  const unread = messages.filter(({ unreadCount }) => unreadCount > 0);
  return {
    party,
    messages: { response: messages },
    firstUnreadSeq: unread.at(-1)?.seq ?? null,
    unreadCount: unread.length,
    deliveredSeq: messages.length,
    undeliveredSeq: 0,
    version: unread.length,
    ...paged,
    totalCount: messages.length,
    perPage: 30,
  };
}

/** The list, in which everything is read. */
export function conversationsOf(channel: Channel, last: Line[] = linesOf(channel)): ChatLogs {
  const party = otherOf(channel);
  const both: [ChatParty, Line][] = [
    [party, last.at(-1) ?? news],
    ...(party.kind === 'care'
      ? []
      : ([[care, { text: 'It shipped this morning.', at: '16T10:00', isRead: true }]] as [ChatParty, Line][])),
    ...(channel === 'b2b'
      ? ([[joel, { isMine: true, text: 'See you on Friday!', at: '02T10:00', isRead: true }]] as [ChatParty, Line][])
      : []),
  ];
  const users = both.map(([each, line]) => {
    const message = messageOf(channel, each, line, last.length);
    return {
      party: each,
      messageId: message.messageId,
      lastMessage: message.message,
      lastMessageAt: message.messageSent,
      unreadCount: message.unreadCount,
      messages: { response: [message] },
    };
  });
  const unreadCount = users.reduce((sum, user) => sum + user.unreadCount, 0);
  return { users, care, totalCount: users.length, unreadCount, version: unreadCount, ...paged, perPage: 30 };
}

export const noConversations: ChatLogs = {
  users: [],
  care,
  totalCount: 0,
  unreadCount: 0,
  version: 0,
  currentPage: 1,
  totalPages: 0,
  perPage: 30,
};

export function foundOf(channel: Channel, search: string): FoundMessagePage {
  const party = otherOf(channel);
  const items = linesOf(channel)
    .map((line, at) => messageOf(channel, party, line, at + 1))
    .filter(({ message }) => message.toLowerCase().includes(search.toLowerCase()))
    .map((message) => ({ party, message: withoutCards(message) }))
    .toReversed();
  const isNamed = party.accountName.toLowerCase().includes(search.toLowerCase());
  const totalPages = items.length > 0 ? 1 : 0;
  return { parties: isNamed ? [party] : [], items, ...paged, totalPages, totalCount: items.length, perPage: 30 };
}

export const nobodyBlocked: BlockedPage = { items: [], ...paged, totalPages: 0, totalCount: 0, perPage: 50 };

export function blockedOf(channel: Channel): BlockedPage {
  const party = { ...otherOf(channel), isBlocked: true, canWrite: false };
  const block = { party, reason: 'spam', information: null, since: '2026-11-18T09:00:00.000Z' } as const;
  return { items: [block], ...paged, totalCount: 1, perPage: 50 };
}

export function contactsOf(channel: Channel): ContactPage {
  const items = channel === 'school' ? [] : channel === 'b2b' ? [joel, otherOf(channel)] : [otherOf(channel)];
  return { items, ...paged, totalPages: items.length > 0 ? 1 : 0, totalCount: items.length, perPage: 20 };
}
