import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

it('works on a few items at a time, in their order', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await fewAtATime([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
  });
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

it('takes items from a generator when they are needed', async () => {
  let taken = 0;
  const begun: number[] = [];
  async function* take() {
    for (; taken < 4; taken += 1) yield taken;
  }
  await fewAtATime(take(), 2, async (item) => {
    begun.push(item);
    expect(taken).toBeLessThanOrEqual(begun.length);
    await nextTurn();
  });
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('waits for what is in progress when another item fails', async () => {
  let isDone = false;
  const work = fewAtATime([1, 2], 2, async (item) => {
    if (item === 1) throw new Error('The first one failed.');
    await nextTurn();
    isDone = true;
  });
  await expect(work).rejects.toThrow('The first one failed.');
  expect(isDone).toBe(true);
});

it('starts no further item after a failure', async () => {
  const begun: number[] = [];
  const work = fewAtATime([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await nextTurn();
    if (item === 1) throw new Error('The first one failed.');
  });
  await expect(work).rejects.toThrow('The first one failed.');
  expect(begun).toEqual([1, 2]);
});
