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
    await Promise.resolve();
    running -= 1;
  });
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

it('starts no further item after a failure', async () => {
  const begun: number[] = [];
  const work = fewAtATime([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('The first one failed.');
  });
  await expect(work).rejects.toThrow('The first one failed.');
  expect(begun).toEqual([1, 2]);
});
