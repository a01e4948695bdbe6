import type { Contract, Schema, WrittenOperation } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { emitOperations } from './emit-operations.ts';
import { singular } from './names.ts';
import { camelCase, operationTable } from './operation-table.ts';

const error = {
  description: 'No.',
  content: {
    'application/problem+json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          { properties: { code: { anyOf: [{ enum: ['cart_full'] }, {}] } } },
        ],
      },
    },
  },
};
const ok = { description: 'Yes.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } } };

/** A contract with one operation at `PUT /cart/{id}`, changed by the test. */
function contract(change: Partial<WrittenOperation> = {}, path = '/cart/{id}'): Contract {
  const operation: WrittenOperation = {
    operationId: 'cartUpdate',
    'x-sdk': 'cart.update',
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'Browser-Id', in: 'header', required: true, schema: { type: 'string' } },
      { $ref: '#/components/parameters/Key' },
      { name: 'If-Match', in: 'header', schema: { type: 'string' } },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/CartUpdate' } } },
    },
    responses: { 200: ok, 409: error, 304: { description: 'Same.' } },
    ...change,
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    security: [{ clientKey: [] }, { session: [] }],
    paths: { [path]: { put: operation } },
    components: {
      parameters: { Key: { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } } },
      schemas: {
        Cart: { type: 'object' },
        CartUpdate: { allOf: [{ type: 'object', properties: { add: { type: 'array' } } }] },
        Error: { type: 'object' },
      },
    },
  };
}

const get: Partial<WrittenOperation> = {
  operationId: 'cartGet',
  'x-sdk': 'cart.get',
  parameters: [{ name: 'id', in: 'path', schema: {} }],
  requestBody: undefined as never,
};

/** The same with its operation as a GET. */
function reading(given: Contract): Contract {
  const paths = Object.entries(given.paths).map(([path, { put }]) => [path, { get: put }]);
  return { ...given, paths: Object.fromEntries(paths) as Contract['paths'] };
}

describe('operationTable', () => {
  it('reads one operation', () => {
    expect(operationTable(contract())).toEqual([
      {
        id: 'cartUpdate',
        resource: 'cart',
        verb: 'update',
        method: 'put',
        host: undefined,
        path: '/cart/{id}',
        auth: 'session',
        key: 'required',
        retrySafe: false,
        isForGuests: false,
        list: undefined,
        pathParams: ['id'],
        queryParams: [],
        requiredParams: [],
        headers: { ifMatch: 'If-Match' },
        body: { schema: { $ref: '#/components/schemas/CartUpdate' }, type: 'application/json' },
        success: [{ status: '200', schema: { $ref: '#/components/schemas/Cart' } }],
        errors: [{ status: '409', schema: { $ref: '#/components/schemas/Error' } }],
        written: expect.objectContaining({ operationId: 'cartUpdate' }),
      },
    ]);
  });

  it('emits one constant an operation', () => {
    expect(emitOperations(operationTable(contract()))).toContain(
      "export const cartUpdate: Operation<CartUpdateParams, Cart> = { id: 'cartUpdate', method: 'PUT', " +
        "path: '/cart/{id}', body: 'json', headers: { ifMatch: 'If-Match' }, idempotent: true };",
    );
  });

  it('imports the types that it names', () => {
    const text = emitOperations(operationTable(contract()));
    expect(text).toContain("import type { Operation } from '../../core/operation.ts';");
    expect(text).toContain("import type { Cart, CartUpdateParams } from '../types.ts';");
  });

  it.each<[string, Partial<WrittenOperation>, string]>([
    ['security only of the application', { security: [{ clientKey: [] }] }, "auth: 'client' }"],
    ['no security', { security: [] }, "auth: 'none' }"],
    [
      'for guests',
      { parameters: [{ name: 'Guest-Grant', in: 'header', schema: { type: 'string' } }] },
      "body: 'json', isForGuests: true }",
    ],
    ['safe to repeat', { 'x-retry-safe': true }, 'retrySafe: true }'],
    [
      'a form',
      { requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } } },
      "body: 'form',",
    ],
    [
      'an answer without a body',
      { responses: { 204: { description: 'Done.' } } },
      ': Operation<CartUpdateParams, void>',
    ],
    ['several answers', { responses: { 200: ok, 201: ok } }, ': Operation<CartUpdateParams, CartUpdateResult>'],
  ])('emits: %s', (_what, change, text) => {
    expect(emitOperations(operationTable(contract(change)))).toContain(text);
  });

  it.each<[string, Partial<WrittenOperation>, string, string]>([
    [
      'what is usual',
      get,
      '/cart/{id}',
      "<CartGetParams, Cart> = { id: 'cartGet', method: 'GET', path: '/cart/{id}' }",
    ],
    [
      'no parameters',
      { ...get, parameters: [] },
      '/cart',
      "<void, Cart> = { id: 'cartGet', method: 'GET', path: '/cart', hasParams: false }",
    ],
  ])('emits for a read: %s', (_what, change, path, text) => {
    expect(emitOperations(operationTable(reading(contract(change, path))))).toContain(
      `export const cartGet: Operation${text};`,
    );
  });

  const counters = { currentPage: { type: 'integer' }, totalPages: { type: 'integer' } };
  const objects: Schema = { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } };
  const list: Partial<WrittenOperation> = {
    ...get,
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
  };
  const listing = (properties: Record<string, Schema>): Contract => {
    const given = reading(contract(list, '/cart'));
    return { ...given, components: { ...given.components, schemas: { Cart: { type: 'object', properties } } } };
  };

  it.each<[string, Record<string, Schema>, string[]]>([
    ['its items', { ...counters, items: objects, others: objects }, ['items']],
    ['its only list of objects', { ...counters, users: objects, years: { type: 'array', items: {} } }, ['users']],
    ['a list in a part', { ...counters, messages: { properties: { response: objects } } }, ['messages', 'response']],
    ['a page in a part', { entries: { properties: { ...counters, items: objects } } }, ['entries', 'items']],
  ])('finds in a response with pages: %s', (_what, properties, items) => {
    const path = items.map((name) => `'${name}'`);
    expect(emitOperations(operationTable(listing(properties)))).toContain(
      `ListOperation<CartGetParams, Cart, Cart${path.map((name) => `[${name}]`).join('')}[number]> = ` +
        `{ id: 'cartGet', method: 'GET', path: '/cart', items: [${path.join(', ')}] };`,
    );
  });

  it.each<[string, Record<string, Schema>]>([
    ['without counters', { items: objects }],
    ['with two lists', { ...counters, one: objects, two: objects }],
  ])('refuses a list %s', (_what, properties) => {
    expect(() => operationTable(listing(properties))).toThrow('takes a page, but its answer has no page');
  });

  it('knows the host of uploads, and no other one', () => {
    const at = (url: string): Contract => {
      const hosted = contract();
      Object.assign(hosted.paths['/cart/{id}'] ?? {}, { servers: [{ url }] });
      return hosted;
    };
    expect(emitOperations(operationTable(at('/api/v1/uploads')))).toContain("host: 'uploads' }");
    expect(() => operationTable(at('/api/v1/other'))).toThrow('the SDK knows no host /api/v1/other');
  });

  it.each<[string, Partial<WrittenOperation>, string?]>([
    ['x-sdk of cartUpdate is "", not of the form "orders.pay"', { 'x-sdk': undefined as never }],
    ['makes the operationId "cartReplace", not "cartUpdate"', { 'x-sdk': 'cart.replace' }],
    ['makes the operationId "orderPay", not "ordersPay"', { operationId: 'ordersPay', 'x-sdk': 'orders.pay' }],
    ['is no identifier', {}, '/cart/{cart-id}'],
    ['unknown security "apiKey"', { security: [{ apiKey: [] }] }],
    ['cookie parameter "c"', { parameters: [{ name: 'c', in: 'cookie', schema: {} }] }],
    ['not "f"', { ...get, parameters: [{ name: 'f', in: 'query', schema: { type: 'object' } }] }],
    ['not "f"', { ...get, parameters: [{ name: 'f', in: 'query', explode: false, schema: { type: 'array' } }] }],
    ['query parameters beside a body', { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }] }],
    ['request body text/plain', { requestBody: { required: true, content: { 'text/plain': { schema: {} } } } }],
    ['a request body is required', { requestBody: { content: { 'application/json': { schema: {} } } } }],
    ['response text/csv', { responses: { 200: { description: '', content: { 'text/csv': { schema: {} } } } } }],
    ['response 404 has no problem', { responses: { 200: ok, 404: { description: '' } } }],
    ['no successful response', { responses: { 404: error } }],
    ['"add" stands in two places', { parameters: [{ name: 'add', in: 'path', schema: {} }] }, '/cart/{add}'],
    ['leads nowhere', { responses: { 200: { $ref: '#/components/responses/None' } } }],
  ])('refuses: %s', (sentence, change, path) => {
    expect(() => operationTable(contract(change, path))).toThrow(sentence);
  });

  it('refuses a name that is taken', () => {
    const twice = contract();
    twice.paths['/other/{id}'] = { ...twice.paths['/cart/{id}'] };
    expect(() => operationTable(twice)).toThrow(/"cartUpdate" is taken[^]*"cart\.update" is taken/);
  });
});

it('turns headers into names of parameters', () => {
  expect(['If-Match', 'X-Order-Token', 'accept'].map(camelCase)).toEqual(['ifMatch', 'orderToken', 'accept']);
});

it('makes the singular of a resource', () => {
  const words = ['orders', 'cart', 'addresses', 'categories', 'courses', 'shippingMethods'];
  expect(words.map(singular)).toEqual(['order', 'cart', 'address', 'category', 'course', 'shippingMethod']);
});
