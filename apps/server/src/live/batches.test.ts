import { expect, it } from 'vitest';
import { createBatches } from './batches.ts';

interface Told {
  handled: number[];
  lost: number[];
  tries: number;
}

/** Events are numbers, in one batch; `fail` throws for a batch that cannot be read. */
async function tell(count: number, fail: (batch: readonly number[]) => void): Promise<Told> {
  const told: Told = { handled: [], lost: [], tries: 0 };
  const batches = createBatches<number>({
    async handle(batch) {
      told.tries += 1;
      fail(batch);
      told.handled.push(...batch);
    },
    onLost: (events) => told.lost.push(...events),
    log: { warn: () => undefined },
  });
  batches(Array.from({ length: count }, (_, n) => n));
  await expect.poll(() => told.handled.length + told.lost.length).toBe(count);
  return told;
}

const broken =
  (...events: readonly number[]) =>
  (batch: readonly number[]): void => {
    if (batch.some((event) => events.includes(event))) throw new Error('a row that cannot be read');
  };

it('loses the event that cannot be read, and none of the others, which stay in their order', async () => {
  const { handled, lost, tries } = await tell(1_000, broken(617));
  expect(lost).toEqual([617]);
  expect(handled).toEqual(Array.from({ length: 1_000 }, (_, n) => n).filter((n) => n !== 617));
  expect(tries).toBeLessThan(30);
});

it('loses several of them, wherever they are', async () => {
  const { lost } = await tell(500, broken(0, 250, 499));
  expect(lost).toEqual([0, 250, 499]);
});

it('asks for no part of a batch that failed because the database is away', async () => {
  const { lost, tries } = await tell(200, () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  expect([lost.length, tries]).toEqual([200, 3]);
});

it('gives a batch up in which everything fails', async () => {
  const { lost, tries } = await tell(1_000, () => {
    throw new Error('a defect');
  });
  expect(lost).toHaveLength(1_000);
  expect(tries).toBeLessThan(100);
});
