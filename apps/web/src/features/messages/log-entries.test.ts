import { describe, expect, it } from 'vitest';
import { isSameEntry, logEntries, type LogEntry } from './log-entries.ts';
import { messageAt } from './testing/chat-data.ts';
import type { ChatMessage } from './thread.ts';
import type { WaitingMessage } from './waiting-message.ts';

const dayOf = (iso: string) => iso.slice(0, 10);
const waitingAt = (clientId: string, at: number, failure: string | null = null): WaitingMessage => ({
  clientId,
  accountId: 'acc_other',
  text: clientId,
  files: [],
  cards: [],
  at,
  failure,
});

function entriesOf(
  messages: readonly ChatMessage[],
  {
    waiting = [],
    holes = [],
    deliveredSeq = 0,
    undeliveredSeq = 0,
    unreadFrom = null,
  }: Partial<{
    waiting: WaitingMessage[];
    holes: number[];
    deliveredSeq: number;
    undeliveredSeq: number;
    unreadFrom: number | null;
  }> = {},
): LogEntry[] {
  const newestFirst = messages.toSorted((a, b) => b.seq - a.seq);
  return logEntries({
    thread: { messages: newestFirst, read: holes.map((from) => ({ from, to: 99 })), deliveredSeq, undeliveredSeq },
    waiting,
    unreadFrom,
    dayOf,
  });
}
const shape = (entries: readonly LogEntry[]) =>
  entries.map((entry) => ('message' in entry ? `${entry.key} ${entry.delivery ?? ''}`.trim() : entry.kind));

describe('the log', () => {
  it('separates days, holes and what is unread', () => {
    const entries = entriesOf(
      [
        messageAt(1),
        messageAt(2, { messageSent: '2026-11-21T08:00:00.000Z' }),
        messageAt(3, { messageSent: '2026-11-21T08:00:01.000Z' }),
      ],
      { holes: [1], unreadFrom: 3 },
    );
    expect(shape(entries)).toEqual(['hole', 'day', 'msg_1', 'day', 'msg_2', 'unread', 'msg_3']);
  });

  it('says how far a message has come: whoever has read one has read all before', () => {
    const mine = { isMine: true };
    const messages = [1, 2, 3, 4].map((seq) => messageAt(seq, mine));
    messages[1] = messageAt(2, { ...mine, readAt: '2026-11-20T16:05:00Z' });
    expect(shape(entriesOf(messages, { deliveredSeq: 3 }))).toEqual([
      'day',
      'msg_1 read',
      'msg_2 read',
      'msg_3 delivered',
      'msg_4 sent',
    ]);
  });

  it('never says that what the other side does not receive was delivered or read', () => {
    const mine = { isMine: true };
    const readAt = '2026-11-20T16:05:00Z';
    const messages = [messageAt(1, { ...mine, readAt }), messageAt(2, mine), messageAt(3, mine)];
    const marks = { deliveredSeq: 3, undeliveredSeq: 2 };
    expect(shape(entriesOf(messages, marks)).slice(1)).toEqual(['msg_1 read', 'msg_2 sent', 'msg_3 delivered']);
    messages[2] = messageAt(3, { ...mine, readAt });
    expect(shape(entriesOf(messages, marks)).slice(1)).toEqual(['msg_1 read', 'msg_2 sent', 'msg_3 read']);
  });

  it('shows what waits after the rest, once, and under the same key when it is stored', () => {
    const at = Date.UTC(2026, 10, 20, 16, 1);
    const waiting = [waitingAt('id-1', at), waitingAt('id-2', at + 1, 'No.')];
    const before = entriesOf([messageAt(1)], { waiting });
    expect(shape(before)).toEqual(['day', 'msg_1', 'id-1 sending', 'id-2 failed']);
    const stored = messageAt(2, { isMine: true, clientId: 'id-1' });
    expect(shape(entriesOf([messageAt(1), stored], { waiting }))).toEqual(['day', 'msg_1', 'id-1 sent', 'id-2 failed']);
  });

  it('tells which messages look the same after one has come', () => {
    const messages = [1, 2, 3].map((seq) => messageAt(seq, { isMine: true }));
    const own = (entries: readonly LogEntry[]) => entries.flatMap((entry) => ('message' in entry ? [entry] : []));
    const before = own(entriesOf(messages, { deliveredSeq: 1 }));
    const after = own(entriesOf([...messages, messageAt(4, { isMine: true })], { deliveredSeq: 2 }));
    // The second was delivered, and the third is no longer the last of its group.
    expect(before.map((entry, at) => after[at] && isSameEntry(entry, after[at]))).toEqual([true, false, false]);
  });

  it('groups what one person writes within five minutes', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 16, minute)).toISOString();
    const entries = entriesOf([
      messageAt(1, { messageSent: at(0) }),
      messageAt(2, { messageSent: at(4) }),
      messageAt(3, { messageSent: at(10) }),
      messageAt(4, { messageSent: at(11), senderName: 'Their colleague' }),
      messageAt(5, { messageSent: at(11), isMine: true }),
    ]);
    const groups = entries.flatMap((entry) => ('message' in entry ? [[entry.isFirst, entry.isLast]] : []));
    expect(groups).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
      [true, true],
    ]);
  });
});
