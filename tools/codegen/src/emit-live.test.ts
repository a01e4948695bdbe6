import type { Contract, Schema } from '@regen/contract';
import { expect, it } from 'vitest';
import { emitLive, liveSchemas } from './emit-live.ts';
import { unknownReads } from './emit-queries.ts';
import { operationTable } from './operation-table.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function contract(status: Schema = ref('OrderState')): Contract {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    'x-live': { order: { schema: ref('LiveOrder'), stales: ['orderGet'] } },
    paths: {},
    components: {
      schemas: {
        LiveOrder: {
          type: 'object',
          description: 'An order has another status.',
          required: ['key', 'status', 'description'],
          additionalProperties: false,
          properties: {
            key: { type: 'string', const: 'order' },
            status,
            description: { type: 'string', format: 'date-time', description: 'A property of that name.' },
          },
        },
        OrderState: { description: 'How far it is.', enum: ['placed', 'paid'] },
        Other: { type: 'object' },
      },
    },
  };
}

it('has the types of the live connection and of what they refer to, and no others', () => {
  expect(Object.keys(liveSchemas(contract()))).toEqual(['LiveOrder', 'OrderState']);
});

it('writes each check in its short form, and what it makes stale', () => {
  const text = emitLive(contract());
  expect(text).toContain('export type LiveMessage = LiveOrder;');
  expect(text).toContain('  order: {"status":"=placed paid","description":"time"},\n');
  expect(text).toContain('  order: ["orderGet"],\n');
});

it.each<[Schema, string]>([
  [{ type: 'string', pattern: '^a$' }, '"string"'],
  [{ type: ['string', 'null'] }, '"string?"'],
  [{ type: ['string', 'null'], format: 'date-time' }, '"time?"'],
  [{ type: 'string', minLength: 1, maxLength: 3 }, '"string"'],
  [{ type: 'string', format: 'uri' }, '"string"'],
  [{ type: ['string', 'null'], format: 'uri', maxLength: 9 }, '"string?"'],
  [{ type: ['string', 'null'], enum: ['a', 'b', null] }, '"=a b?"'],
  [{ type: 'boolean' }, '"boolean"'],
  [{ type: 'integer', minimum: 1 }, '[1]'],
  [{ type: 'integer', minimum: 0, maximum: 1 }, '[0,1]'],
  [{ type: 'array', minItems: 1, items: ref('OrderState') }, '["=placed paid"]'],
  [{ type: ['integer', 'null'], minimum: 1 }, '[null,[1]]'],
  [{ type: 'string', enum: ['image/png', 'application/vnd.a-b+c.d'] }, '"=image/png application/vnd.a-b+c.d"'],
  [{ type: 'object', required: ['id'], properties: { id: { type: 'string' } } }, '{"id":"string"}'],
  [
    {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'type', 'state'],
        properties: {
          id: { type: 'string' },
          type: { type: 'string', enum: ['pdf', 'png'] },
          state: ref('OrderState'),
        },
      },
    },
    '[{"id":"string","type":"=pdf png","state":"=placed paid"}]',
  ],
])('has a short form of %j', (status, check) => {
  expect(emitLive(contract(status))).toContain(`"status":${check}`);
});

it.each<Schema>([
  { type: 'string', contentEncoding: 'base64' } as Schema,
  { enum: ['two words'] },
  { type: 'integer' },
  { type: ['integer', 'null'] },
  { type: ['string', 'boolean'] },
  { type: 'number' },
  { type: 'array', items: { anyOf: [] } },
  { type: 'object', properties: { id: { type: 'string' } } },
  {},
])('refuses what the client could not check: %j', (status) => {
  expect(() => emitLive(contract(status))).toThrow('x-live: the client cannot check order.status');
});

it('names what it makes stale that is no read', () => {
  const live = [{ key: 'order', name: 'LiveOrder', schema: {}, stales: ['orderGet'] }];
  expect(unknownReads(operationTable(contract()), live)).toEqual(['x-live order: "orderGet" is no read']);
});
