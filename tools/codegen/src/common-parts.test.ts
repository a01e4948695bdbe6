import type { Parameter, Reference, Response } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { createCommonParts } from './common-parts.ts';
import type { CommonParts } from './common-parts.ts';

const device: Parameter = { name: 'Browser-Id', in: 'header', required: true, schema: { type: 'string' } };
const common: CommonParts = {
  operation: {
    parameters: [{ $ref: 'paths/parameters.yaml#/BrowserId' }],
    responses: { 400: { $ref: 'paths/responses.yaml#/Bad' } },
  },
  body: { responses: { 413: { $ref: 'paths/responses.yaml#/TooLarge' } } },
  response: { headers: { 'X-Request-Id': { $ref: 'paths/headers.yaml#/RequestId' } } },
};

/** What the references of the test lead to, by the file they stand in. */
function walk(): { parts: ReturnType<typeof createCommonParts>; at: (file: string) => Context; shared: Response[] } {
  const bad: Response = { description: 'No.' };
  const tooLarge: Response = { description: 'Too large.', headers: { Allow: {} } };
  const targets: Record<string, [node: unknown, file: string]> = {
    '/api/main.yaml common.yaml': [common, '/api/common.yaml'],
    '/api/common.yaml paths/responses.yaml#/Bad': [bad, '/api/paths/responses.yaml'],
    '/api/common.yaml paths/responses.yaml#/TooLarge': [tooLarge, '/api/paths/responses.yaml'],
    '/api/common.yaml paths/parameters.yaml#/BrowserId': [device, '/api/paths/parameters.yaml'],
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
  expect(root).toEqual({});
  return { parts, at, shared: [bad, tooLarge] };
}
type Context = Parameters<ReturnType<typeof createCommonParts>['Root']['enter']>[1];

const header = { 'X-Request-Id': { $ref: 'headers.yaml#/RequestId' } };

describe('what holds for all', () => {
  it('is put into an operation, with references as they are written in its file', () => {
    const { parts, at } = walk();
    const operation = { responses: {} };
    parts.Operation.enter(operation, at('/api/paths/cart.yaml'));
    expect(operation).toEqual({
      parameters: [{ $ref: 'parameters.yaml#/BrowserId' }],
      responses: { 400: { $ref: 'responses.yaml#/Bad' } },
    });
  });

  it('is more for an operation that takes a body', () => {
    const { parts, at } = walk();
    const operation = { requestBody: { content: {} }, responses: {} };
    parts.Operation.enter(operation, at('/api/paths/deep/cart.yaml'));
    expect(operation.responses).toEqual({
      400: { $ref: '../responses.yaml#/Bad' },
      413: { $ref: '../responses.yaml#/TooLarge' },
    });
  });

  it('gives way to what an operation says itself', () => {
    const { parts, at } = walk();
    const own = { description: 'Its own.' };
    const parameters: (Parameter | Reference)[] = [{ ...device, description: 'Its own.' }];
    const operation = { parameters, responses: { 400: own } };
    parts.Operation.enter(operation, at('/api/paths/cart.yaml'));
    expect(operation).toEqual({ parameters, responses: { 400: own } });
  });

  it('is in every response, the shared ones included', () => {
    const { parts, at, shared } = walk();
    expect(shared).toMatchObject([{ headers: header }, { headers: { ...header, Allow: {} } }]);
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
