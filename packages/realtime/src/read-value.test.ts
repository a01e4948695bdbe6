import { expect, it } from 'vitest';
import { schemas } from './generated/live-messages.ts';
import { WRONG, readValue } from './read-value.ts';
import type { Schema } from './read-value.ts';

it.each<[Schema, unknown]>([
  [{ type: 'string' }, 7],
  [{ type: ['string', 'null'] }, 7],
  [{ type: 'integer' }, 1.5],
  [{ type: 'integer' }, '1'],
  [{ type: 'number' }, Number.NaN],
  [{ type: 'object' }, []],
  [{ type: 'object' }, null],
  [{ type: 'array' }, {}],
  [{ const: 'cart' }, 'order'],
  [{ enum: ['paid'] }, 'placed'],
  [{ minimum: 1 }, 0],
  [{ maximum: 1 }, 2],
  [{ minItems: 1 }, []],
  [{ maxItems: 1 }, [1, 2]],
  [{ items: { type: 'string' } }, ['a', 1]],
  [{ pattern: '^msg_' }, 'a msg_1'],
  [{ format: 'date-time' }, 'yesterday'],
  [{ required: ['id'], properties: {} }, {}],
  [{ required: ['toString'], properties: {} }, {}],
  [{ properties: { id: { type: 'string' } } }, { id: 1 }],
])('by %j refuses %j', (schema, value) => {
  expect(readValue(schema, value)).toBe(WRONG);
});

it.each<[Schema, unknown]>([
  [{ type: ['string', 'null'], format: 'date-time' }, null],
  [{ type: 'number' }, 1],
  [{ type: 'number' }, 1.5],
  [{ minimum: 0, maximum: 0 }, 0],
  [{ type: 'array', minItems: 1, maxItems: 1, items: { type: 'string' } }, ['a']],
  [{ pattern: '^msg_' }, 'msg_1'],
  [{ format: 'date-time' }, '2026-11-23T06:00:00.000Z'],
  [{ type: 'object', properties: { id: { type: 'string' } } }, {}],
  [{}, { any: 'thing' }],
])('by %j lets through %j', (schema, value) => {
  expect(readValue(schema, value)).toEqual(value);
});

it('leaves out what it doesn’t know, also what would change a prototype', () => {
  const value: unknown = JSON.parse(
    '{"key":"cart","cartId":"c","version":1,"since":"later","__proto__":{"isAdmin":true},"constructor":{}}',
  );
  const copy = readValue(schemas.cart, value);
  expect(Object.keys(copy as object)).toEqual(['key', 'cartId', 'version']);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});
