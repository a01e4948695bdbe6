import { expect, it } from 'vitest';
import { listKeyOf, rowAfter } from './list-keys.ts';

const pressed = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false });
const page = { tagName: 'BODY' };

it.each([
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['J', null],
  ['Enter', null],
  ['constructor', null],
])('takes %s for %s', (key, meaning) => {
  expect(listKeyOf(pressed(key), page)).toBe(meaning);
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('leaves a key with %s to others', (modifier) => {
  expect(listKeyOf({ ...pressed('j'), [modifier]: true }, page)).toBeNull();
});

it.each([
  [{ tagName: 'INPUT', type: 'search' }, null],
  [{ tagName: 'INPUT', type: 'number' }, null],
  [{ tagName: 'TEXTAREA' }, null],
  [{ tagName: 'SELECT' }, null],
  [{ tagName: 'DIV', isContentEditable: true }, null],
  [{ tagName: 'INPUT', type: 'checkbox' }, 'next'],
  [{ tagName: 'A' }, 'next'],
])('does nothing while somebody types, as in %o', (at, meaning) => {
  expect(listKeyOf(pressed('j'), at)).toBe(meaning);
});

it('goes from row to row, and no further than the last', () => {
  expect([rowAfter(-1, 3, 'next'), rowAfter(0, 3, 'next'), rowAfter(2, 3, 'next')]).toEqual([0, 1, 2]);
  expect([rowAfter(2, 3, 'previous'), rowAfter(0, 3, 'previous'), rowAfter(-1, 3, 'previous')]).toEqual([1, 0, 0]);
});
