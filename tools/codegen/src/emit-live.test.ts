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
          required: ['key', 'status'],
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

it('writes each check in one piece, without notes, and what it makes stale', () => {
  const text = emitLive(contract());
  expect(text).toContain('export type LiveMessage = LiveOrder;');
  const [, check = ''] = /^ {2}order: (\{.*\}),$/m.exec(text) ?? [];
  expect(JSON.parse(check)).toEqual({
    type: 'object',
    required: ['key', 'status'],
    properties: {
      key: { type: 'string', const: 'order' },
      status: { enum: ['placed', 'paid'] },
      description: { type: 'string', format: 'date-time' },
    },
  });
  expect(text).toContain('  order: ["orderGet"],\n');
});

it.each<[Schema, string]>([
  [{ type: 'string', maxLength: 3 }, '"order" uses what is not checked: maxLength.'],
  [{ type: 'string', format: 'email' }, '"order" uses what is not checked: format email.'],
  [{ type: 'array', items: { anyOf: [] } }, '"order" uses what is not checked: anyOf.'],
])('refuses a schema that the client would not check: %j', (status, sentence) => {
  expect(() => emitLive(contract(status))).toThrow(sentence);
});

it('names what it makes stale that is no read', () => {
  const live = [{ key: 'order', name: 'LiveOrder', schema: {}, stales: ['orderGet'] }];
  expect(unknownReads(operationTable(contract()), live)).toEqual(['x-live order: "orderGet" is no read']);
});
