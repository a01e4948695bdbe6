import type { ErrorCatalog, Parameter, Reference, Response } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { createCommonParts } from './common-parts.ts';
import type { CommonParts } from './common-parts.ts';

const device: Parameter = { name: 'Browser-Id', in: 'header', required: true, schema: { type: 'string' } };
const key: Parameter = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
const entry = (status: number) => ({ status, title: 'No.', description: 'Not now.' });
const catalog: ErrorCatalog = {
  validation_failed: entry(400),
  malformed_json: entry(400),
  malformed_form: entry(400),
  body_too_large: entry(413),
  idempotency_key_reuse: entry(409),
  out_of_stock: entry(409),
  cart_full: entry(422),
  version_conflict: entry(412),
  rate_limited: entry(429),
};
const common: CommonParts = {
  errors: { $ref: 'errors.yaml' },
  problem: {
    schema: { $ref: 'schemas/error.yaml#/Error' },
    responses: { $ref: 'paths/responses.yaml' },
    headers: { 429: { 'Retry-After': { $ref: 'paths/headers.yaml#/RetryAfter' } } },
  },
  operation: {
    parameters: [{ $ref: 'paths/parameters.yaml#/BrowserId' }],
    'x-errors': ['validation_failed', 'malformed_json'],
  },
  body: { 'x-errors': ['body_too_large'] },
  form: { 'x-errors': ['malformed_form'] },
  idempotent: { 'x-errors': ['idempotency_key_reuse'] },
  conditional: {
    parameters: [{ $ref: 'paths/parameters.yaml#/IfNoneMatch' }],
    headers: { ETag: { $ref: 'paths/headers.yaml#/ETag' } },
  },
  limited: { headers: { RateLimit: { $ref: 'paths/headers.yaml#/RateLimit' } } },
  paged: { headers: { Link: { $ref: 'paths/headers.yaml#/NextPage' } } },
  response: { headers: { 'X-Request-Id': { $ref: 'paths/headers.yaml#/RequestId' } } },
};

type Context = Parameters<ReturnType<typeof createCommonParts>['Root']['enter']>[1];
type Operation = Parameters<ReturnType<typeof createCommonParts>['Operation']['enter']>[0];

/** The targets of the test's references, by file. */
function walk() {
  const conflict: Response = {
    description: 'Changed.',
    content: { 'application/problem+json': { schema: { $ref: '../schemas/error.yaml#/CartConflict' } } },
  };
  const shared: Record<string, Response | Reference> = { CartChanged: conflict };
  const targets: Record<string, [node: unknown, file: string]> = {
    '/api/main.yaml common.yaml': [common, '/api/common.yaml'],
    '/api/common.yaml errors.yaml': [catalog, '/api/errors.yaml'],
    '/api/common.yaml paths/responses.yaml': [shared, '/api/paths/responses.yaml'],
    '/api/paths/cart.yaml responses.yaml#/CartChanged': [conflict, '/api/paths/responses.yaml'],
    '/api/common.yaml paths/parameters.yaml#/BrowserId': [device, '/api/paths/parameters.yaml'],
    '/api/common.yaml paths/parameters.yaml#/IfNoneMatch': [
      { ...device, name: 'If-None-Match', required: false },
      '/api/paths/parameters.yaml',
    ],
  };
  const at = (file: string): Context => ({
    location: { source: { absoluteRef: file } },
    resolve({ $ref }, from = file) {
      const [node, target] = targets[`${from} ${$ref}`] ?? [];
      return target === undefined ? {} : { node, location: { source: { absoluteRef: target } } };
    },
  });
  const parts = createCommonParts();
  const root = { 'x-common': { $ref: 'common.yaml' } };
  parts.Root.enter(root, at('/api/main.yaml'));
  expect(root).toEqual({ 'x-errors': catalog });
  const completed = (given: Partial<Operation>, file = '/api/paths/cart.yaml'): Operation => {
    const operation = { operationId: 'cartUpdate', ...given };
    parts.Operation.enter(operation, at(file));
    return operation;
  };
  return { parts, at, shared, conflict, completed };
}

const header = { 'X-Request-Id': { $ref: 'headers.yaml#/RequestId' } };
const codes = (...list: string[]) => ({
  type: 'object',
  properties: {
    code: { description: expect.any(String), anyOf: [{ type: 'string', enum: list }, { type: 'string' }] },
  },
});
const schemaOf = (response: Response | Reference | undefined) =>
  response && 'content' in response ? response.content?.['application/problem+json']?.schema : undefined;

describe('what holds for all', () => {
  it('is added to an operation, with references as they are written in its file', () => {
    const { completed, shared } = walk();
    expect(completed({})).toEqual({
      operationId: 'cartUpdate',
      parameters: [{ $ref: 'parameters.yaml#/BrowserId' }],
      'x-errors': ['validation_failed', 'malformed_json'],
      responses: { 400: { $ref: 'responses.yaml#/BadRequest' } },
    });
    expect(schemaOf(shared['BadRequest'])).toEqual({
      allOf: [{ $ref: '../schemas/error.yaml#/Error' }, codes('validation_failed', 'malformed_json')],
    });
  });

  it('is more for an operation with a body, a form or a key', () => {
    const { completed } = walk();
    const json = completed({ requestBody: { content: {} } }, '/api/paths/deep/cart.yaml');
    expect(json.responses?.['413']).toEqual({ $ref: '../responses.yaml#/BodyTooLarge' });
    const form = completed({ requestBody: { content: { 'multipart/form-data': {} } } });
    expect(form['x-errors']).toContain('malformed_form');
    expect(completed({ parameters: [key] }).responses?.['409']).toEqual({
      $ref: 'responses.yaml#/IdempotencyKeyReuse',
    });
  });

  it('adds headers to the success of what is limited, paged or returns 304', () => {
    const { completed } = walk();
    const headersOf = (given: Partial<Operation>): string[] => {
      const { responses } = completed({ ...given, responses: { ...given.responses, 200: { description: 'Yes.' } } });
      const success = responses?.['200'];
      return Object.keys((success && 'headers' in success && success.headers) || {});
    };
    expect(headersOf({})).toEqual([]);
    expect(headersOf({ 'x-errors': ['rate_limited'] })).toEqual(['RateLimit']);
    expect(headersOf({ parameters: [{ name: 'page', in: 'query', schema: {} }] })).toEqual(['Link']);
    expect(headersOf({ responses: { 304: { description: 'Same.' } } })).toEqual(['ETag']);
    const { parameters } = completed({ responses: { 304: { description: 'Same.' } } });
    expect(parameters).toContainEqual({ $ref: 'parameters.yaml#/IfNoneMatch' });
  });

  it('yields to a parameter that an operation describes itself', () => {
    const parameters = [{ ...device, description: 'Its own.' }];
    expect(walk().completed({ parameters }).parameters).toEqual(parameters);
  });

  it('yields to a parameter of the path', () => {
    const { parts, at, completed } = walk();
    const onPath = [{ ...device, description: 'That of the path.' }, key];
    parts.PathItem.enter({ parameters: onPath }, at('/api/paths/cart.yaml'));
    const operation = completed({});
    expect(operation.parameters).toEqual([]);
    expect(operation['x-errors']).toContain('idempotency_key_reuse');
    parts.PathItem.enter({}, at('/api/paths/cart.yaml'));
    expect(completed({}).parameters).toEqual([{ $ref: 'parameters.yaml#/BrowserId' }]);
  });

  it('is in every response', () => {
    const { parts, at, conflict } = walk();
    expect(conflict.headers).toEqual(header);
    const response: Response = { description: 'Yes.' };
    parts.Response.enter(response, at('/api/paths/cart.yaml'));
    expect(response.headers).toEqual(header);
  });

  it('must be somewhere', () => {
    const { at } = walk();
    const root = { 'x-common': { $ref: 'none.yaml' } };
    expect(() => createCommonParts().Root.enter(root, at('/api/main.yaml'))).toThrow('none.yaml leads nowhere.');
  });
});

describe('the codes of an operation', () => {
  it('become a response a status, with an example of the first code', () => {
    const { responses } = walk().completed({ 'x-errors': ['out_of_stock', 'cart_full'], parameters: [key] });
    expect(responses?.['409']).toMatchObject({
      description: '`out_of_stock`: Not now.\n`idempotency_key_reuse`: Not now.',
      headers: header,
      content: { 'application/problem+json': { example: { code: 'out_of_stock', status: 409, title: 'No.' } } },
    });
    expect(schemaOf(responses?.['409'])).toEqual({
      allOf: [{ $ref: '../schemas/error.yaml#/Error' }, codes('out_of_stock', 'idempotency_key_reuse')],
    });
    expect(responses?.['422']).toEqual({ $ref: 'responses.yaml#/CartFull' });
  });

  it('bring the headers of their status', () => {
    const { completed, shared } = walk();
    completed({ 'x-errors': ['rate_limited'] });
    expect(shared['RateLimited']).toMatchObject({
      headers: { ...header, 'Retry-After': { $ref: 'headers.yaml#/RetryAfter' } },
    });
  });

  it('narrow a response that is written out', () => {
    const { completed, conflict } = walk();
    const written = () => ({
      'x-errors': ['version_conflict'],
      responses: { 412: { $ref: 'responses.yaml#/CartChanged' } },
    });
    expect(completed(written()).responses?.['412']).toEqual({ $ref: 'responses.yaml#/CartChanged' });
    completed(written());
    expect(schemaOf(conflict)).toEqual({
      allOf: [{ $ref: '../schemas/error.yaml#/CartConflict' }, codes('version_conflict')],
    });
  });

  it('are in the catalog', () => {
    expect(() => walk().completed({ 'x-errors': ['cart_ful'] })).toThrow(
      'cartUpdate names codes that errors.yaml lacks: cart_ful.',
    );
  });
});
