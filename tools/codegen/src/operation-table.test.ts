import type { Contract, WrittenOperation } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { emitOperations } from './emit-operations.ts';
import { emitTypes } from './emit-types.ts';
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
        method: 'put',
        host: undefined,
        path: '/cart/{id}',
        auth: 'session',
        key: 'required',
        retrySafe: false,
        isPaged: false,
        pathParams: ['id'],
        queryParams: [],
        headers: { ifMatch: 'If-Match' },
        body: { schema: { $ref: '#/components/schemas/CartUpdate' }, type: 'application/json' },
        success: [{ status: '200', schema: { $ref: '#/components/schemas/Cart' } }],
        errors: [{ status: '409', schema: { $ref: '#/components/schemas/Error' } }],
      },
    ]);
  });

  it('emits one line an operation', () => {
    expect(emitOperations(operationTable(contract()))).toContain(
      "export const cartUpdate: Operation = 'cartUpdate /cart/{id} PUT bk ifMatch:If-Match';",
    );
  });

  it.each<[string, Partial<WrittenOperation>, string]>([
    ['security only of the application', { security: [{ clientKey: [] }] }, ' PUT bkc '],
    ['no security', { security: [] }, ' PUT bkn '],
    ['safe to repeat', { 'x-retry-safe': true }, ' PUT bks '],
    [
      'a form',
      { requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } } },
      ' PUT fk ',
    ],
  ])('emits: %s', (_what, change, text) => {
    expect(emitOperations(operationTable(contract(change)))).toContain(text);
  });

  it.each<[string, Partial<WrittenOperation>, string, string]>([
    ['what is usual', get, '/cart/{id}', "'cartGet /cart/{id}'"],
    ['no parameters', { ...get, parameters: [] }, '/cart', "'cartGet /cart GET e'"],
    [
      'a list in pages',
      { ...get, parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }] },
      '/cart',
      "'cartGet /cart GET l'",
    ],
    [
      'a header beside nothing unusual',
      { ...get, parameters: [{ name: 'If-Match', in: 'header', schema: { type: 'string' } }] },
      '/cart',
      "'cartGet /cart GET - ifMatch:If-Match'",
    ],
  ])('emits for a read: %s', (_what, change, path, text) => {
    expect(emitOperations(operationTable(reading(contract(change, path))))).toContain(
      `export const cartGet: Operation = ${text};`,
    );
  });

  it('knows the host of uploads, and no other one', () => {
    const at = (url: string): Contract => {
      const hosted = contract();
      Object.assign(hosted.paths['/cart/{id}'] ?? {}, { servers: [{ url }] });
      return hosted;
    };
    expect(emitOperations(operationTable(at('/api/v1/uploads')))).toContain(' PUT bku ');
    expect(() => operationTable(at('/api/v1/other'))).toThrow('the SDK knows no host /api/v1/other');
  });

  it.each<[string, Partial<WrittenOperation>, string?]>([
    ['is not of the form resourceVerb', { operationId: 'cart' }],
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

  it('refuses an operationId that is taken', () => {
    const twice = contract();
    twice.paths['/other/{id}'] = { ...twice.paths['/cart/{id}'] };
    expect(() => operationTable(twice)).toThrow('operationId "cartUpdate" is taken');
  });
});

describe('emitTypes', () => {
  it('names schemas, parameters, results and errors', () => {
    const text = emitTypes(contract(), operationTable(contract()));
    expect(text).toContain("export type Cart = components['schemas']['Cart'];");
    expect(text).toContain("export type ErrorBody = components['schemas']['Error'];");
    expect(text).toContain('export type CartUpdateResult = Cart;');
    expect(text).toMatch(
      /export type CartUpdateParams = .*\['path'\] & \{ ifMatch\?: number \| .*\['If-Match'\] \} & CartUpdate;/,
    );
    expect(text).toContain('cartUpdate: { 409: ErrorBody };');
  });

  it('refuses two types of one name', () => {
    const clash = contract();
    Object.assign(clash.components?.schemas ?? {}, { CartUpdateParams: { type: 'object' } });
    expect(() => emitTypes(clash, operationTable(clash))).toThrow(
      'Two generated types would be called CartUpdateParams',
    );
  });
});

it('turns headers into names of parameters', () => {
  expect(['If-Match', 'X-Order-Token', 'accept'].map(camelCase)).toEqual(['ifMatch', 'orderToken', 'accept']);
});
