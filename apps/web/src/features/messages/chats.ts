import { mergeCounts, type LiveChatMessage, type LiveMessageRead } from '@regen/realtime';
import type { ChatLogs, ChatParty, ChatUser } from '@regen/sdk';
import type { ChatMessage } from './thread.ts';

/** A conversation in the list; the newest message of one that was only written live has no cards yet. */
export type Chat = Omit<ChatUser, 'messages'> & { newest: ChatMessage | null };

/** The conversations of an account, as far as they are read. */
export interface Chats {
  /** Newest message first. */
  chats: readonly Chat[];
  /** How many pages of them are read. */
  pages: number;
  totalCount: number;
  /** Unread in all conversations, and the version of that. */
  unreadCount: number;
  version: number;
  /** Regen's care team; null for the care team itself. */
  care: ChatParty | null;
}

export function chatsOf(pages: readonly ChatLogs[]): Chats {
  const [first] = pages;
  const seen = new Map<string, Chat>();
  // Between two pages somebody may have written, and one conversation is on both.
  for (const { users } of pages)
    for (const { messages, ...chat } of users)
      if (!seen.has(chat.party.accountId))
        seen.set(chat.party.accountId, { ...chat, newest: messages.response[0] ?? null });
  return {
    chats: [...seen.values()],
    pages: pages.length,
    totalCount: first?.totalCount ?? 0,
    unreadCount: first?.unreadCount ?? 0,
    version: first?.version ?? 0,
    care: first?.care ?? null,
  };
}

/**
 * Whether pages that were read one after the other fit together. What came up or went away meanwhile has moved others over the edge
 * between two pages: one is on both then, or on none.
 */
export function areInOnePiece(pages: readonly ChatLogs[]): boolean {
  const ids = pages.flatMap(({ users }) => users.map(({ party }) => party.accountId));
  return new Set(ids).size === ids.length && new Set(pages.map(({ totalCount }) => totalCount)).size <= 1;
}

/** Whether pages were read before something that is already known, such as that a conversation was read. */
export const isOlder = (pages: readonly ChatLogs[], known: Chats | undefined): boolean =>
  known !== undefined && pages.some(({ version }) => version < known.version);

/** The list as it was read, with what has come meanwhile. */
export function withRead(known: Chats, read: Chats): Chats {
  const latest = read.chats.map((chat) => {
    const other = chatWith(known, chat.party.accountId);
    const [seq, otherSeq] = [chat.newest?.seq ?? 0, other?.newest?.seq ?? 0];
    if (other && otherSeq > seq) return { ...other, party: chat.party };
    // Of the same messages only more are read: the lower count is the later one.
    return other && otherSeq === seq && other.unreadCount < chat.unreadCount
      ? { ...chat, unreadCount: other.unreadCount }
      : chat;
  });
  const chats = latest.toSorted((a, b) => Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt));
  const counts = mergeCounts(countsOf(read), countsOf(known));
  // What was read here has no version until the live connection brings it.
  const isSame = read.version === known.version;
  return { ...read, chats, ...counts, ...(isSame && { unreadCount: Math.min(read.unreadCount, known.unreadCount) }) };
}

const chatWith = (chats: Chats | undefined, accountId: string): Chat | undefined =>
  chats?.chats.find(({ party }) => party.accountId === accountId);

/** Whom the list has, or the care team, with which everybody has a conversation. */
export function partyIn(chats: Chats | undefined, accountId: string): ChatParty | undefined {
  const care = chats?.care;
  return chatWith(chats, accountId)?.party ?? (care?.accountId === accountId ? care : undefined);
}

const replaced = (chats: readonly Chat[], chat: Chat): readonly Chat[] =>
  chats.map((each) => (each.party.accountId === chat.party.accountId ? chat : each));

/** With the newest message of a conversation, which comes first then. Undefined if the list doesn't have the conversation. */
function withNewest(chats: Chats, accountId: string, message: ChatMessage, unreadCount?: number): Chats | undefined {
  const known = chatWith(chats, accountId);
  if (!known) return undefined;
  const counted = unreadCount === undefined ? known : { ...known, unreadCount };
  if (known.newest && known.newest.seq >= message.seq) return { ...chats, chats: replaced(chats.chats, counted) };
  const { messageId, message: lastMessage, messageSent: lastMessageAt } = message;
  const chat = { ...counted, messageId, lastMessage, lastMessageAt, newest: message };
  return { ...chats, chats: [chat, ...chats.chats.filter((each) => each !== known)] };
}

/** Undefined when the list has to be read again: it's the first message of a conversation. */
export function withLiveMessage(chats: Chats, live: LiveChatMessage): Chats | undefined {
  const { accountId, message, totalUnreadCount, version } = live;
  const isNewer = version > chats.version;
  const next = withNewest(chats, accountId, message, isNewer || message.isMine ? live.unreadCount : undefined);
  if (!next) return undefined;
  const counts = mergeCounts(countsOf(chats), { unreadCount: totalUnreadCount, version });
  return { ...next, ...counts };
}

export function withSent(chats: Chats, accountId: string, message: ChatMessage): Chats | undefined {
  return withNewest(chats, accountId, message);
}

export function withLiveRead(chats: Chats, read: LiveMessageRead): Chats {
  const { accountId, unreadCount, totalUnreadCount, version } = read;
  const known = chatWith(chats, accountId);
  const newest = known?.newest;
  const isSeen = newest && newest.seq <= read.seq && newest.fromAccountId !== read.readerAccountId;
  const next = known && {
    ...known,
    unreadCount: version >= chats.version ? unreadCount : known.unreadCount,
    newest: isSeen ? { ...newest, readAt: newest.readAt ?? read.readAt } : (newest ?? null),
  };
  return {
    ...chats,
    chats: next ? replaced(chats.chats, next) : chats.chats,
    ...mergeCounts(countsOf(chats), { unreadCount: totalUnreadCount, version }),
  };
}

/** After this account has read a conversation. The live connection brings the version of the count. */
export function withOwnRead(chats: Chats, accountId: string, unreadCount: number): Chats {
  const known = chatWith(chats, accountId);
  if (!known) return chats;
  const fewer = known.unreadCount - unreadCount;
  return {
    ...chats,
    chats: replaced(chats.chats, { ...known, unreadCount }),
    unreadCount: Math.max(0, chats.unreadCount - fewer),
  };
}

const countsOf = ({ unreadCount, version }: Chats) => ({ unreadCount, version });
