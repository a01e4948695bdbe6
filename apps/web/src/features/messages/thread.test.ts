import { describe, expect, it } from 'vitest';
import { messageAt, OTHER, OWN, pageOf } from './testing/chat-data.ts';
import {
  holesOf,
  threadOf,
  withDelivered,
  withLiveMessage,
  withLiveRead,
  withMessage,
  withNewest,
  withOlder,
  withOwnRead,
  withoutOldest,
  type Thread,
} from './thread.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => messageAt(from + at));
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq);

describe('a conversation as far as it is read', () => {
  it('begins with the newest messages, and knows that there are older ones', () => {
    const all = range(1, 40);
    const thread = threadOf(pageOf(all));
    expect([seqs(thread)[0], seqs(thread).at(-1), holesOf(thread)]).toEqual([40, 11, [11]]);
    expect(holesOf(threadOf(pageOf(range(1, 30))))).toEqual([]);
    expect(holesOf(threadOf(pageOf([])))).toEqual([]);
  });

  it('goes on upward until its beginning', () => {
    const all = range(1, 75);
    let thread = threadOf(pageOf(all));
    for (const hole of [46, 16]) {
      expect(holesOf(thread)).toEqual([hole]);
      thread = withOlder(thread, hole, pageOf(all, { before: hole }));
    }
    expect(holesOf(thread)).toEqual([]);
    expect(seqs(thread)).toEqual(all.map(({ seq }) => seq).toReversed());
  });

  it('has a hole where more was missed than a page, which closes when it is read', () => {
    let thread = threadOf(pageOf(range(1, 10)));
    const all = range(1, 100);
    thread = withNewest(thread, pageOf(all));
    expect([holesOf(thread), seqs(thread).length]).toEqual([[71], 40]);
    thread = withOlder(thread, 71, pageOf(all, { before: 71, perPage: 50 }));
    expect(holesOf(thread)).toEqual([21]);
    thread = withOlder(thread, 21, pageOf(all, { before: 21, perPage: 50 }));
    expect(holesOf(thread)).toEqual([]);
    expect(seqs(thread)).toHaveLength(100);
  });

  it('holds a message that was searched for apart from the rest, until both meet', () => {
    const all = range(1, 200);
    let thread = threadOf(pageOf(all));
    thread = withOlder(thread, 60, pageOf(all, { before: 60 }));
    expect(holesOf(thread)).toEqual([171, 30]);
    thread = withOlder(thread, 171, pageOf(all, { before: 171, perPage: 50 }));
    thread = withOlder(thread, 121, pageOf(all, { before: 121, perPage: 50 }));
    expect(holesOf(thread)).toEqual([71, 30]);
    thread = withOlder(thread, 71, pageOf(all, { before: 71, perPage: 20 }));
    expect(holesOf(thread)).toEqual([30]);
    thread = withOlder(thread, 30, pageOf(all, { before: 30, perPage: 50 }));
    expect([holesOf(thread), seqs(thread).length]).toEqual([[], 200]);
  });

  it('does not take for read what comes later above a message that was searched for', () => {
    let thread = threadOf(pageOf(range(1, 107)));
    thread = withOlder(thread, 115, pageOf(range(1, 107), { before: 115 }));
    thread = withNewest(thread, pageOf(range(1, 140)));
    expect(holesOf(thread)).toEqual([111, 78]);
  });

  it('drops its oldest messages, which are read again', () => {
    const all = range(1, 120);
    let thread = threadOf(pageOf(all, { perPage: 100 }));
    thread = withOlder(thread, 10, pageOf(all, { before: 10, perPage: 5 }));
    thread = withoutOldest(thread, 40);
    expect([holesOf(thread), seqs(thread).length, seqs(thread).at(-1)]).toEqual([[81], 40, 81]);
    expect(withoutOldest(thread, 40)).toBe(thread);
    for (let [hole] = holesOf(thread); hole !== undefined; [hole] = holesOf(thread))
      thread = withOlder(thread, hole, pageOf(all, { before: hole, perPage: 50 }));
    expect(seqs(thread)).toEqual(all.map(({ seq }) => seq).toReversed());
  });

  it('keeps the objects of messages that are as they were', () => {
    const thread = threadOf(pageOf(range(1, 30)));
    const again = withNewest(thread, pageOf(range(1, 31)));
    expect(again.messages.slice(1).map((message, at) => message === thread.messages[at])).not.toContain(false);
  });

  it('ends like the server, whatever is read, written and found in which order', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let run = 0; run < 300; run += 1) {
      const all = range(1, 1 + random(150));
      let thread = threadOf(pageOf(all, { perPage: 10 }));
      for (let step = 0; step < 25; step += 1) {
        const hole = holesOf(thread)[random(Math.max(1, thread.read.length))];
        const place = 1 + random(all.length);
        const what = random(5);
        if (what === 4) thread = withoutOldest(thread, 1 + random(40));
        if (what === 0) {
          all.push(...range(all.length + 1, all.length + 1 + random(25)));
          // Some of them come over the live connection, in any order.
          for (let live = random(4); live > 0; live -= 1)
            thread = withMessage(thread, messageAt(Math.max(1, all.length - random(3))));
        } else if (what === 1) thread = withNewest(thread, pageOf(all, { perPage: 10 }));
        else if (what === 2) thread = withOlder(thread, place, pageOf(all, { before: place, perPage: 10 }));
        else if (hole !== undefined) thread = withOlder(thread, hole, pageOf(all, { before: hole, perPage: 10 }));
      }
      thread = withNewest(thread, pageOf(all, { perPage: 10 }));
      for (let left = 100; holesOf(thread).length > 0 && left > 0; left -= 1) {
        const [hole = 0] = holesOf(thread);
        thread = withOlder(thread, hole, pageOf(all, { before: hole, perPage: 10 }));
      }
      expect(seqs(thread)).toEqual(all.map(({ seq }) => seq).toReversed());
    }
  });
});

describe('what changes', () => {
  it('keeps what the newest read says of a message, and the first reading time', () => {
    const file = { attachmentId: 'upl_1', name: 'a.pdf', contentType: 'application/pdf' as const, size: 1 };
    const attachment = { ...file, width: null, height: null, thumbnailUrl: null };
    const old = messageAt(1, {
      isMine: true,
      readAt: '2026-11-20T16:05:00Z',
      attachments: [{ ...attachment, url: '/old' }],
    });
    const fresh = { ...old, readAt: null, attachments: [{ ...attachment, url: '/new' }] };
    const [message] = withNewest(threadOf(pageOf([old])), pageOf([fresh])).messages;
    expect([message?.readAt, message?.attachments[0]?.url]).toEqual([old.readAt, '/new']);
  });

  it('takes a message once, with its cards as soon as they are there', () => {
    const { cards, ...live } = messageAt(2, { cardCount: 1, cards: [{ kind: 'unavailable' }] });
    let thread = threadOf(pageOf(range(1, 1)));
    thread = withMessage(thread, live);
    expect(withMessage(thread, live)).toBe(thread);
    thread = withMessage(thread, { ...live, cards });
    expect(thread.messages.map((message) => message.cards?.length)).toEqual([1, 0]);
    expect(withMessage(thread, live).messages[0]?.cards).toEqual(cards);
  });

  it('counts by version: an older count never replaces a newer one', () => {
    const thread = threadOf(pageOf(range(1, 3), { version: 3 }));
    const read = { key: 'messageRead', accountId: OTHER, readerAccountId: OWN, seq: 3 } as const;
    const counts = { readAt: '2026-11-20T16:05:00Z', unreadCount: 0, totalUnreadCount: 0 };
    const after = withLiveRead(thread, { ...read, ...counts, version: 6 }) ?? thread;
    expect([after.unreadCount, after.messages.every(({ unreadCount }) => unreadCount === 0)]).toEqual([0, true]);
    const late = withLiveMessage(after, { message: messageAt(3), unreadCount: 3, version: 3 });
    expect([late.unreadCount, late.messages[0]?.unreadCount]).toEqual([0, 0]);
  });

  it('is read up to a place by this account, and delivered up to one, never back', () => {
    const thread = threadOf(pageOf(range(1, 3)));
    const state = { accountId: OTHER, unreadCount: 1 };
    const read = withOwnRead(thread, OWN, 2, state, '2026-11-20T16:05:00Z');
    expect(read.messages.map(({ unreadCount }) => unreadCount)).toEqual([1, 0, 0]);
    expect(read.unreadCount).toBe(1);
    const delivered = withDelivered(thread, 3);
    expect(delivered).toEqual({ ...thread, deliveredSeq: 3 });
    expect(withDelivered({ ...thread, deliveredSeq: 3 }, 2)?.deliveredSeq).toBe(3);
  });
});
