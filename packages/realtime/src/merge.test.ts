import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LiveChatMessage, LiveMessageRead, MessageContent } from './generated/live-messages.ts';
import { mergeCounts, mergeMessages, mergeRead } from './merge.ts';
import { ConversationModel, OTHER, OWN } from './testing/conversation.ts';
import type { Conversation } from './testing/conversation.ts';

const places = (list: readonly MessageContent[]): number[] => list.map(({ seq }) => seq);

it('keeps messages by their place, newest first, each once', () => {
  const model = new ConversationModel();
  const [one, two, three] = [model.send(true), model.send(false), model.send(false)].map(({ message }) => message);
  if (!one || !two || !three) throw new Error('There are three.');
  const list = mergeMessages([], three, one);
  expect(places(list)).toEqual([3, 1]);
  expect(places(mergeMessages(list, two, one, two))).toEqual([3, 2, 1]);
});

it('returns the same list when nothing is new', () => {
  const model = new ConversationModel();
  const { message } = model.send(false);
  const list = mergeMessages([], message);
  expect(mergeMessages(list, { ...message })).toBe(list);
  expect(mergeMessages(list)).toBe(list);
  expect(mergeRead(list, { readAt: message.messageSent, readerAccountId: OTHER, seq: 9 })).toBe(list);
  expect(mergeRead(list, { readAt: message.messageSent, readerAccountId: OWN, seq: 0 })).toBe(list);
});

it('takes no reading back, and keeps the first time', () => {
  const model = new ConversationModel();
  const unread = model.send(false).message;
  const { readAt } = model.read(true, 1);
  const [read] = model.list().messages;
  const later = { readAt: '2026-11-24T00:00:00.000Z', readerAccountId: OWN, seq: 1 };
  expect(mergeMessages(mergeRead([unread], later), unread)[0]).toMatchObject({ readAt: later.readAt, unreadCount: 0 });
  expect(mergeMessages(mergeRead([unread], later), ...(read ? [read] : []))[0]?.readAt).toBe(readAt);
});

it('keeps what an application adds to a message', () => {
  const message = { ...new ConversationModel().send(false).message, isSending: true };
  const [merged] = mergeRead([message], { readAt: message.messageSent, readerAccountId: OWN, seq: 1 });
  expect(merged).toMatchObject({ isSending: true, unreadCount: 0 });
});

it('never replaces newer counts', () => {
  const old = { unreadCount: 3, version: 3 };
  const young = { unreadCount: 0, version: 6 };
  expect(mergeCounts(old, young)).toBe(young);
  expect(mergeCounts(young, old)).toBe(young);
});

type Live = LiveChatMessage | LiveMessageRead;

/** A tab: what it shows, and what is on the way to it. */
class Tab {
  shown: Conversation = { messages: [], unreadCount: 0, totalUnreadCount: 0, version: 0 };
  readonly #wire: (() => void)[] = [];

  arrive(live: Live): void {
    const messages =
      live.key === 'message' ? mergeMessages(this.shown.messages, live.message) : mergeRead(this.shown.messages, live);
    const { unreadCount, totalUnreadCount, version } = live;
    this.shown = { ...mergeCounts(this.shown, { ...this.shown, unreadCount, totalUnreadCount, version }), messages };
  }

  /** The server answers now; the answer comes when it comes. */
  read(answer: Conversation): void {
    this.#wire.push(() => {
      const messages = mergeMessages(this.shown.messages, ...answer.messages);
      this.shown = { ...mergeCounts(this.shown, answer), messages };
    });
  }

  send(live: Live, copies: number): void {
    for (let copy = 0; copy < copies; copy += 1) this.#wire.push(() => this.arrive(live));
  }

  /** Something of what is on the way comes, not the first of it as a rule. */
  deliver(which: number): void {
    this.#wire.splice(which % Math.max(1, this.#wire.length), 1)[0]?.();
  }

  get isWaiting(): boolean {
    return this.#wire.length > 0;
  }

  lose(): void {
    this.#wire.length = 0;
  }
}

type Step =
  | { do: 'send'; isMine: boolean; copies: [number, number] }
  | { do: 'read'; isMine: boolean; upTo: number; copies: [number, number] }
  | { do: 'deliver'; tab: number; which: number }
  | { do: 'reconnect'; tab: number }
  | { do: 'lose'; tab: number };

/** None is a drop, two a repetition. */
const copies = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), isMine: fc.boolean(), copies }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('read' as const), isMine: fc.boolean(), upTo: fc.nat(12), copies }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const), tab, which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconnect' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), tab }) },
);

/** One schedule, and the end that all of them have. */
function run(steps: readonly Step[], order: readonly number[]): void {
  const model = new ConversationModel();
  const tabs = [new Tab(), new Tab()];
  const tell = (live: Live, of: [number, number]): void =>
    tabs.forEach((each, index) => each.send(live, of[index] ?? 0));
  for (const each of steps) {
    if (each.do === 'send') tell(model.send(each.isMine), each.copies);
    else if (each.do === 'read') tell(model.read(each.isMine, each.upTo), each.copies);
    else if (each.do === 'deliver') tabs[each.tab]?.deliver(each.which);
    else if (each.do === 'lose') tabs[each.tab]?.lose();
    else tabs[each.tab]?.read(model.list());
  }
  // In the end each tab is connected again, and everything on the way arrives in some order.
  for (const each of tabs) {
    each.read(model.list());
    for (let turn = 0; each.isWaiting; turn += 1) each.deliver(order[turn % order.length] ?? 0);
    expect(each.shown).toEqual(model.list());
  }
}

it('ends as the server has it after 10,000 random schedules of drops, repetitions, reorders and two tabs', () => {
  let ends = 0;
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 25 }),
      fc.array(fc.nat(30), { minLength: 1, maxLength: 10 }),
      (steps, order) => {
        run(steps, order);
        ends += 1;
      },
    ),
    { numRuns: 10_000 },
  );
  expect(ends).toBe(10_000);
});

it('needs only what came after the newest message that it has, as long as reading marks were heard', () => {
  const model = new ConversationModel();
  const here = new Tab();
  here.arrive(model.send(false));
  for (let n = 0; n < 5; n += 1) model.send(false);
  const missed = model.list(here.shown.messages[0]?.seq);
  expect(missed.messages).toHaveLength(5);
  here.read(missed);
  here.deliver(0);
  expect(here.shown).toEqual(model.list());
});
