import { expect, it } from 'vitest';
import { unknownKeywords } from './keywords.ts';

const schema = (extra: object): object => ({
  paths: {},
  components: {
    schemas: { Cart: { type: 'object', properties: { lines: { type: 'array', items: { anyOf: [extra] } } } } },
  },
});
const operation = (extra: object): object => ({
  paths: { '/cart': { get: { operationId: 'cartGet', responses: {}, ...extra } } },
});

it('lets through what everyone honors', () => {
  expect(unknownKeywords(schema({ type: 'string', pattern: 'x', examples: ['x'] }))).toEqual([]);
  expect(unknownKeywords(operation({ 'x-addition': true, 'x-addition-reason': 'why', 'x-retry-safe': true }))).toEqual(
    [],
  );
});

it.each([
  [schema({ minimun: 1 }), 'schemas/Cart/properties/lines/items/anyOf/0: unknown keyword "minimun"'],
  [schema({ nullable: true }), 'schemas/Cart/properties/lines/items/anyOf/0: unknown keyword "nullable"'],
  [schema({ 'x-go-type': 'T' }), 'schemas/Cart/properties/lines/items/anyOf/0: unknown keyword "x-go-type"'],
  [
    schema({ $ref: '#/components/schemas/Sku', maxLength: 3 }),
    'schemas/Cart/properties/lines/items/anyOf/0: unknown keyword "maxLength"',
  ],
  [
    { paths: {}, components: { responses: { Bad: { headers: { Link: { schema: { writeOnly: true } } } } } } },
    'responses/Bad/headers/Link: unknown keyword "writeOnly"',
  ],
  [operation({ callbacks: {} }), 'GET /cart: unknown keyword "callbacks"'],
  [operation({ 'x-retrysafe': true }), 'GET /cart: unknown keyword "x-retrysafe"'],
  [
    operation({ parameters: [{ name: 'p', in: 'query', allowReserved: true }] }),
    'GET /cart/parameters/0: unknown keyword "allowReserved"',
  ],
  [
    operation({ parameters: [{ name: 'p', in: 'query', schema: { unevaluatedItems: false } }] }),
    'GET /cart/parameters/0/schema: unknown keyword "unevaluatedItems"',
  ],
  [
    operation({ requestBody: { content: { 'application/json': { schema: { if: {} } } } } }),
    'GET /cart/requestBody/application/json: unknown keyword "if"',
  ],
  [{ paths: { '/cart': { additionalOperations: {} } } }, '/cart: unknown keyword "additionalOperations"'],
  [
    {
      paths: {},
      components: { responses: { Bad: { content: { 'application/json': { schema: { $dynamicRef: '#a' } } } } } },
    },
    'responses/Bad/application/json: unknown keyword "$dynamicRef"',
  ],
])('names the place of an unknown keyword (%#)', (contract, sentence) => {
  expect(unknownKeywords(contract)).toEqual([sentence]);
});
