import { describe, expect, it } from 'vitest';
import type { Contract, OperationObject } from './contract.ts';
import { emitOperations } from './emit-operations.ts';
import { emitTypes } from './emit-types.ts';
import { camelCase, operationTable } from './operation-table.ts';

const error = {
  description: 'No.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};
const ok = { description: 'Yes.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } } };

/** A contract with one operation at `PUT /cart/{id}`, changed by the test. */
function contract(change: Partial<OperationObject> = {}, path = '/cart/{id}'): Contract {
  const operation: OperationObject = {
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
    info: { version: '1.0.0' },
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

const get: Partial<OperationObject> = {
  operationId: 'cartGet',
  parameters: [{ name: 'id', in: 'path', schema: {} }],
  requestBody: undefined as never,
};

describe('operationTable', () => {
  it('reads one operation', () => {
    expect(operationTable(contract())).toEqual([
      {
        id: 'cartUpdate',
        method: 'put',
        path: '/cart/{id}',
        auth: 'session',
        key: 'required',
        retrySafe: false,
        pathParams: ['id'],
        queryParams: [],
        headers: { ifMatch: 'If-Match' },
        body: { schema: { $ref: '#/components/schemas/CartUpdate' } },
        success: [{ status: '200', schema: { $ref: '#/components/schemas/Cart' } }],
        errors: [{ status: '409', schema: { $ref: '#/components/schemas/Error' } }],
      },
    ]);
  });

  it.each([
    ['security only of the application', { security: [{ clientKey: [] }] }, "auth: 'client'"],
    ['no security', { security: [] }, "auth: 'none'"],
    ['safe to repeat', { 'x-retry-safe': true }, 'safe: true'],
    ['body', {}, 'body: true'],
    ['headers', {}, "headers: { ifMatch: 'If-Match' }"],
    ['idempotency key', {}, "key: 'required'"],
  ])('emits: %s', (_what, change, text) => {
    expect(emitOperations(operationTable(contract(change)))).toContain(text);
  });

  it('leaves out what is usual', () => {
    const text = emitOperations(
      operationTable({
        ...contract(),
        paths: { '/cart/{id}': { get: contract(get).paths['/cart/{id}']?.put } },
      } as Contract),
    );
    expect(text).toContain("export const cartGet: Operation = { id: 'cartGet', path: '/cart/{id}' };");
  });

  it.each<[string, Partial<OperationObject>, string?]>([
    ['is not of the form resourceVerb', { operationId: 'cart' }],
    ['is no identifier', {}, '/cart/{cart-id}'],
    ['unknown security "apiKey"', { security: [{ apiKey: [] }] }],
    ['cookie parameter "c"', { parameters: [{ name: 'c', in: 'cookie', schema: {} }] }],
    ['not "f"', { ...get, parameters: [{ name: 'f', in: 'query', schema: { type: 'object' } }] }],
    ['not "f"', { ...get, parameters: [{ name: 'f', in: 'query', explode: false, schema: { type: 'array' } }] }],
    ['query parameters beside a body', { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }] }],
    [
      'request body multipart/form-data',
      { requestBody: { required: true, content: { 'multipart/form-data': { schema: {} } } } },
    ],
    ['a request body is required', { requestBody: { content: { 'application/json': { schema: {} } } } }],
    ['response text/csv', { responses: { 200: { description: '', content: { 'text/csv': { schema: {} } } } } }],
    ['response 404 has no JSON error body', { responses: { 200: ok, 404: { description: '' } } }],
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
