import { expect, it } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

it('does one work after the other, in their order, whatever becomes of them', async () => {
  const inTurn = createOneAtATime(60_000);
  const told: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      told.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([work('one'), work('two', true), work('three')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

it('goes on when one of them hangs', async () => {
  const inTurn = createOneAtATime(20);
  void inTurn(() => new Promise(() => undefined));
  expect(await inTurn(async () => 'next')).toBe('next');
});
