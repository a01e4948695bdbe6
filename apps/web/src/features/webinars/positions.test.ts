import { expect, it } from 'vitest';
import { isAtEnd, keptPositions, positionsOf, startOf, watched } from './positions.ts';

it('goes on where it was left, and from the start after a glance or the end', () => {
  expect(startOf(undefined)).toBe(0);
  expect(startOf({ id: 'a', at: 2.9, isWatched: false })).toBe(0);
  expect(startOf({ id: 'a', at: 42.7, isWatched: false })).toBe(42);
  expect([58.2, 57.9].map((at) => isAtEnd(at, 60))).toEqual([true, false]);
  expect([3_492, 3_491].map((at) => isAtEnd(at, 3_600))).toEqual([true, false]);
});

it('remembers the last watched first, that it was watched to its end, and only so many', () => {
  const half = watched([], 'a', 30, 60);
  expect(half).toEqual([{ id: 'a', at: 30, isWatched: false }]);
  const end = watched(half, 'a', 59, 60);
  expect(end).toEqual([{ id: 'a', at: 0, isWatched: true }]);
  expect(watched(watched(end, 'b', 5, 60), 'a', 20, 60)).toEqual([
    { id: 'a', at: 20, isWatched: true },
    { id: 'b', at: 5, isWatched: false },
  ]);
  const many = Array.from({ length: 120 }, (_, index) => `w-${index}`).reduce(
    (positions, id) => watched(positions, id, 10, 60),
    half,
  );
  expect(many).toHaveLength(100);
  expect(many[0]?.id).toBe('w-119');
});

it('reads what it wrote, shows it to its owner, and leaves out what makes no sense', () => {
  const kept = { owner: 'usr_1', value: watched([], 'a', 30, 60) };
  expect(keptPositions.parse(JSON.stringify(kept))).toEqual(kept);
  expect(positionsOf(kept, 'usr_1')).toBe(kept.value);
  expect(positionsOf(kept, 'usr_2')).toEqual([]);
  expect(positionsOf({ ...kept, owner: 'guest' }, 'usr_2')).toBe(kept.value);
  expect(keptPositions.parse('{"owner":"guest","value":[{"id":"a","at":-1,"isWatched":true},7,null]}')?.value).toEqual(
    [],
  );
  expect(keptPositions.parse('[]')).toBeNull();
});
