import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_MISSED_PAGES } from './defaults.ts';
import type { MessageContent } from './generated/live-messages.ts';
import { mergeMessages } from './merge.ts';
import { readOn } from './read-on.ts';
import { ConversationModel } from './testing/conversation.ts';

const PER_PAGE = 3;

it('reads pages until nothing is left, and no further', async () => {
  const model = new ConversationModel();
  for (let n = 0; n < 9; n += 1) model.send(false);
  const pages: number[] = [];
  const read = (after: number): ReturnType<typeof readOn<MessageContent>> =>
    readOn(after, (place, page) => {
      pages.push(page);
      return Promise.resolve(model.page(place, page, PER_PAGE));
    });
  expect(await read(2)).toEqual({ messages: model.list(2).messages, isComplete: true });
  expect(await read(9)).toEqual({ messages: [], isComplete: true });
  expect(pages).toEqual([1, 2, 3, 1]);
});

it('stops where too much was missed, and says so', async () => {
  const model = new ConversationModel();
  for (let n = 0; n <= MAX_MISSED_PAGES * PER_PAGE; n += 1) model.send(false);
  const { messages, isComplete } = await readOn(0, (after, page) => Promise.resolve(model.page(after, page, PER_PAGE)));
  expect([messages.length, messages.at(-1)?.seq, isComplete]).toEqual([MAX_MISSED_PAGES * PER_PAGE, 2, false]);
});

it('fails as the read of a page does', async () => {
  const failed = readOn(0, (_after, page) =>
    page === 1 ? Promise.resolve({ messages: [], isLast: false }) : Promise.reject(new Error('offline')),
  );
  await expect(failed).rejects.toThrow('offline');
});

it('misses nothing in 2,000 random conversations that go on meanwhile', async () => {
  const few = fc.array(fc.nat(3), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.nat(20), fc.nat(30), few, fc.array(fc.boolean()), async (before, missed, between, isHeard) => {
      const model = new ConversationModel();
      for (let n = 0; n < before; n += 1) model.send(n % 2 === 0);
      let shown = model.list().messages;
      for (let n = 0; n < missed; n += 1) model.send(n % 3 === 0);
      /** People write before a page is read; some of that is heard at once, and the rest never. */
      const goOn = (count: number): void => {
        for (let n = 0; n < count; n += 1) {
          const { message } = model.send(false);
          if (isHeard[n] !== false) shown = mergeMessages(shown, message);
        }
      };
      const place = shown[0]?.seq ?? 0;
      const read = await readOn(place, (after, page) => {
        goOn(between[page] ?? 0);
        return Promise.resolve(model.page(after, page, PER_PAGE));
      });
      shown = mergeMessages(shown, ...read.messages);
      // What was written before the first page was read is there, without a hole.
      const newest = read.messages[0]?.seq ?? place;
      const upTo = (list: readonly MessageContent[]): number[] =>
        list.map(({ seq }) => seq).filter((seq) => seq <= newest);
      expect(read.isComplete).toBe(true);
      expect(newest).toBeGreaterThanOrEqual(before + missed);
      expect(new Set(shown).size).toBe(shown.length);
      expect(upTo(shown)).toEqual(upTo(model.list().messages));
    }),
    { numRuns: 2_000 },
  );
});
