import type { LiveChatMessage, LiveMessageRead } from '@regen/realtime';
import type { ChatUser } from '@regen/sdk';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { chatsKey } from './chat-keys.ts';
import { ownChats } from './chat-queries.ts';
import { withLiveMessage, withLiveRead, type Chats } from './chats.ts';
import { changeChats, readMoreChats } from './read-chats.ts';
import { chatUserOf, logsOf, messageAt, OWN } from './testing/chat-data.ts';

const PER_PAGE = 30;
const idAt = (place: number) => `acc_${place}`;

/** An account with so many conversations, of which the first page is read; the server has them newest first. */
async function open(count: number, unreadCount = 0) {
  const { context, mocks } = openContext();
  const users = Array.from({ length: count }, (_, at): ChatUser => chatUserOf(idAt(at), 2 * (count - at), unreadCount));
  const server = { users, version: 5 };
  let seq = 2 * count;
  const events = new Map<number, () => void>();
  mocks.on('messageListConversations', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    events.get(page)?.();
    events.delete(page);
    const { users: all, version } = server;
    const shown = all.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return logsOf(shown, { totalCount: all.length, totalPages: Math.ceil(all.length / PER_PAGE), version });
  });
  const chats = () => context.queryClient.getQueryData<Chats>(chatsKey);
  await context.prefetch(ownChats, context);
  return {
    context,
    mocks,
    server,
    chats,
    ids: () => chats()?.chats.map(({ party }) => party.accountId) ?? [],
    newest: () => chats()?.chats[0]?.lastMessage,
    /** Something that happens on the server just before a page is read. */
    before: (page: number, happen: () => void) => void events.set(page, happen),
    /** Somebody writes: their conversation is the first now. */
    write(accountId: string) {
      const user = chatUserOf(accountId, (seq += 1), 1);
      server.users = [user, ...server.users.filter(({ party }) => party.accountId !== accountId)];
      return user;
    },
  };
}

it('reads one page more, and as many again', async () => {
  const { context, ids, server } = await open(70);
  await readMoreChats(context);
  await readMoreChats(context);
  expect(ids()).toEqual(server.users.map(({ party }) => party.accountId));
  await readMoreChats(context);
  expect(ids()).toHaveLength(70);
});

it('has each conversation once, and all of them, when one comes up between two pages', async () => {
  const { context, ids, server, before, write } = await open(65);
  before(2, () => write(idAt(40)));
  await readMoreChats(context);
  expect(ids()).toEqual(server.users.slice(0, 60).map(({ party }) => party.accountId));
  // One that is shown twice by the server does not keep the next page away.
  await readMoreChats(context);
  expect(ids()).toHaveLength(65);
});

it('does not undo what comes while it reads', async () => {
  const { context, ids, newest, before, write } = await open(40);
  before(2, () => {
    const { messageId } = write(idAt(3));
    const { cards: _cards, ...message } = messageAt(1000, { messageId, fromAccountId: idAt(3) });
    const live = { key: 'message', accountId: idAt(3), unreadCount: 1, totalUnreadCount: 1, version: 6 } as const;
    const heard: LiveChatMessage = { ...live, message };
    changeChats(context, (chats) => withLiveMessage(chats, heard));
  });
  await readMoreChats(context);
  expect([ids()[0], newest(), ids().length]).toEqual([idAt(3), 'text 1000', 40]);
});

it('does not bring back as unread what was read while it read', async () => {
  const { context, chats, server, before } = await open(3, 1);
  const [first, ...others] = server.users;
  if (!first) throw new Error('The list is empty.');
  const read: LiveMessageRead = {
    key: 'messageRead',
    accountId: idAt(0),
    readerAccountId: OWN,
    seq: 6,
    readAt: '2026-11-20T16:05:00Z',
    unreadCount: 0,
    totalUnreadCount: 2,
    version: 6,
  };
  before(1, () => {
    changeChats(context, (known) => withLiveRead(known, read));
    // The page that is under way is as it was before.
    queueMicrotask(() => Object.assign(server, { users: [{ ...first, unreadCount: 0 }, ...others], version: 6 }));
  });
  await context.queryClient.refetchQueries({ queryKey: chatsKey });
  expect(chats()?.chats.map(({ unreadCount }) => unreadCount)).toEqual([0, 1, 1]);
  expect([chats()?.unreadCount, chats()?.version]).toEqual([2, 6]);
});

it('says that it failed, and reads no more than before the next time', async () => {
  const { context, ids, mocks } = await open(70);
  mocks.fail('messageListConversations', 500, { times: 1 });
  await expect(readMoreChats(context)).rejects.toMatchObject({ status: 500 });
  await context.queryClient.refetchQueries({ queryKey: chatsKey });
  expect(ids()).toHaveLength(30);
  await readMoreChats(context);
  expect(ids()).toHaveLength(60);
});
