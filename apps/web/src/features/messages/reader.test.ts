import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReader } from './reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const read: number[] = [];
  const page = { isActive: true, isFailing: false };
  const reader = createReader({
    isActive: () => page.isActive,
    async read(seq) {
      read.push(seq);
      if (page.isFailing) throw new Error('offline');
    },
  });
  return { page, read, reader };
}

it('marks once what stays on screen, up to the newest', async () => {
  const { read, reader } = open();
  for (const seq of [3, 5, 4]) reader.see(seq);
  await vi.advanceTimersByTimeAsync(499);
  expect(read).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  reader.see(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toEqual([5]);
});

it('marks nothing while nobody looks, and all of it when they do', async () => {
  const { page, read, reader } = open();
  page.isActive = false;
  reader.see(7);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toEqual([]);
  page.isActive = true;
  reader.look();
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toEqual([7]);
});

it('tries again with the next look what failed', async () => {
  const { page, read, reader } = open();
  page.isFailing = true;
  reader.see(2);
  await vi.advanceTimersByTimeAsync(500);
  page.isFailing = false;
  reader.look();
  await vi.advanceTimersByTimeAsync(500);
  reader.look();
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toEqual([2, 2]);
});

it('marks nothing after the conversation was left', async () => {
  const { read, reader } = open();
  reader.see(2);
  reader.close();
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toEqual([]);
});
