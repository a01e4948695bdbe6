import { expect, it } from 'vitest';
import { chatsOf, partyIn, withLiveMessage, withLiveRead, withOwnRead, withRead, withSent } from './chats.ts';
import { chatUserOf, logsOf, messageAt, OTHER, OWN, party } from './testing/chat-data.ts';

const care = { ...party, accountId: 'acc_care', kind: 'care', accountName: 'Regen Care' } as const;
const two = chatsOf([logsOf([chatUserOf('acc_2', 9, 1), chatUserOf(OTHER, 4, 2)], { care })]);
const names = ({ chats }: typeof two) => chats.map(({ party: { accountId }, unreadCount }) => [accountId, unreadCount]);

it('has each conversation once, also when somebody wrote between two pages', () => {
  const pages = [
    logsOf([chatUserOf('acc_2', 9, 1), chatUserOf(OTHER, 4, 2)], { care }),
    logsOf([chatUserOf(OTHER, 4, 2)]),
  ];
  const chats = chatsOf(pages);
  expect(names(chats)).toEqual([
    ['acc_2', 1],
    [OTHER, 2],
  ]);
  expect(partyIn(chats, 'acc_care')?.kind).toBe('care');
  expect(partyIn(chats, 'acc_9')).toBeUndefined();
});

it('moves a conversation to the top with what is written in it, and counts by version', () => {
  const live = { key: 'message', accountId: OTHER, unreadCount: 3, totalUnreadCount: 4 } as const;
  const next = withLiveMessage(two, { ...live, message: messageAt(5), version: 6 });
  expect(next && names(next)).toEqual([
    [OTHER, 3],
    ['acc_2', 1],
  ]);
  expect([next?.unreadCount, next?.version, next?.chats[0]?.lastMessage]).toEqual([4, 6, 'text 5']);
  // Late, and older than what is shown.
  const late =
    next && withLiveMessage(next, { ...live, message: messageAt(4), unreadCount: 2, totalUnreadCount: 3, version: 5 });
  expect(late).toEqual(next);
});

it('has to be read again for a conversation that it does not have', () => {
  const live = { key: 'message', unreadCount: 1, totalUnreadCount: 4, version: 6 } as const;
  expect(withLiveMessage(two, { ...live, accountId: 'acc_9', message: messageAt(1) })).toBeUndefined();
  expect(withSent(two, 'acc_9', messageAt(1, { isMine: true }))).toBeUndefined();
});

it('shows what the person sends at once', () => {
  const next = withSent(two, OTHER, messageAt(5, { isMine: true }));
  expect([next?.chats[0]?.newest?.isMine, next?.unreadCount]).toEqual([true, 3]);
});

it('is read by this account, here and on other devices', () => {
  const here = withOwnRead(two, OTHER, 0);
  expect([names(here), here.unreadCount]).toEqual([
    [
      ['acc_2', 1],
      [OTHER, 0],
    ],
    1,
  ]);
  const read = { key: 'messageRead', accountId: OTHER, readAt: '2026-11-20T16:05:00Z', seq: 4 } as const;
  const counts = { unreadCount: 0, totalUnreadCount: 1 };
  const elsewhere = withLiveRead(two, { ...read, ...counts, readerAccountId: OWN, version: 7 });
  expect([elsewhere.unreadCount, elsewhere.chats[1]?.newest?.readAt]).toEqual([1, read.readAt]);
  const old = withLiveRead(elsewhere, {
    ...read,
    unreadCount: 2,
    totalUnreadCount: 3,
    readerAccountId: OWN,
    version: 5,
  });
  expect([old.unreadCount, names(old)[1]]).toEqual([1, [OTHER, 0]]);
});

it('stays read when a list arrives that was read before that', () => {
  const known = withOwnRead(two, OTHER, 0);
  const late = withRead(known, two);
  expect([names(late)[1], late.unreadCount]).toEqual([[OTHER, 0], 1]);
  // What came since is unread.
  const next = chatsOf([logsOf([chatUserOf(OTHER, 5, 1), chatUserOf('acc_2', 9, 1)], { version: 6 })]);
  expect(names(withRead(known, next))).toEqual([
    ['acc_2', 1],
    [OTHER, 1],
  ]);
});
