import { expect, it } from 'vitest';
import { checks } from './generated/live-messages.ts';
import { readTagged, readValue } from './read-value.ts';
import type { Check } from './read-value.ts';

it.each<[Check, unknown]>([
  ['string', 7],
  ['string', null],
  ['string?', 7],
  ['boolean', 'true'],
  ['boolean', undefined],
  ['time', 'yesterday'],
  ['time', 1_700_000_000_000],
  ['time?', ''],
  ['=cart', 'order'],
  ['=cart', ['cart']],
  ['=placed paid', 'placed paid'],
  ['=placed paid', ''],
  [[0], 1.5],
  [[0], '1'],
  [[0], -1],
  [[0], Number.NaN],
  [[0, 1], 2],
  [[1], 0],
  [[null, [1]], 0],
  [[null, [1]], undefined],
  [['string'], 'a'],
  [['string'], { 0: 'a', length: 1 }],
  [['string'], ['a', 1]],
  [[{ id: 'string' }], [{ id: 1 }]],
  [[{ type: '=image/png image/jpeg', width: [null, [1]] }], [{ type: 'image/gif', width: 1 }]],
  [{ id: 'string' }, {}],
  [{ id: 'string' }, null],
  [{ id: 'string' }, 'id'],
  [{ id: 'string' }, { id: null }],
  [{ id: { of: [0] } }, { id: { of: '0' } }],
])('by %j refuses %j', (check, value) => {
  expect(() => readValue(check, value)).toThrow(TypeError);
});

it.each<[Check, unknown]>([
  ['string', ''],
  ['string?', null],
  ['boolean', false],
  ['time', '2026-11-23T06:00:00.000Z'],
  ['time?', null],
  ['=placed paid', 'paid'],
  ['=placed paid?', null],
  [[0], 0],
  [[0, 1], 1],
  [[null, [1]], null],
  [[null, [1]], 1],
  [[{ type: '=image/png image/jpeg', width: [null, [1]] }], [{ type: 'image/png', width: null }]],
  [['string'], []],
  [['string'], ['a', 'b']],
  [
    { id: 'string', list: [{ of: [1] }] },
    { id: 'x', list: [{ of: 1 }] },
  ],
])('by %j lets through %j', (check, value) => {
  expect(readValue(check, value)).toEqual(value);
});

it('leaves out what it doesn’t know, also what would change a prototype', () => {
  const value: unknown = JSON.parse(
    '{"key":"cart","cartId":"c","version":1,"since":"later","__proto__":{"isAdmin":true},"constructor":{}}',
  );
  const copy = readTagged(checks, 'key', value);
  expect(Object.keys(copy as object)).toEqual(['key', 'cartId', 'version']);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

it.each(['', 'cart', null, undefined, [], {}, { key: 7 }, { key: 'toString' }, { key: '' }])(
  'finds no kind of message in %j',
  (value) => {
    expect(() => readTagged(checks, 'key', value)).toThrow(TypeError);
  },
);
