import type { Content, Contract } from '@regen/contract';
import { describe, expect, test } from 'vitest';
import { anyone, self, signedIn } from './access/rules.ts';
import { assertComplete, findGaps } from './boot-checks.ts';
import type { AnyModule } from './module.ts';

const handler = async () => undefined;

function contract(change: (document: Contract) => void = () => undefined): Contract {
  const document: Contract = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ clientKey: [] }, { session: [] }],
    paths: {
      '/things/{id}': {
        get: {
          operationId: 'thingGet',
          security: [{ session: [] }],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          'x-errors': ['forbidden'],
          responses: { '200': { description: 'A thing.' } },
        },
      },
    },
    components: {
      securitySchemes: { clientKey: { type: 'http', scheme: 'basic' }, session: { type: 'http', scheme: 'bearer' } },
    },
  };
  change(document);
  return document;
}

const complete: AnyModule = { handlers: { thingGet: handler }, access: { thingGet: self('id') } };

describe('the server does not start', () => {
  test('unless everything fits, which it does here', () => {
    expect(findGaps(contract(), [complete])).toEqual([]);
  });

  test.each<[string, AnyModule[], RegExp]>([
    ['without a handler', [{ handlers: {}, access: { thingGet: self('id') } }], /thingGet .* has no handler/],
    ['without an access rule', [{ handlers: { thingGet: handler }, access: {} }], /has no access rule/],
    [
      'with a handler that the contract does not know',
      [complete, { handlers: { otherGet: handler }, access: {} }],
      /otherGet is not an operation/,
    ],
    [
      'with an access rule that the contract does not know',
      [complete, { handlers: {}, access: { otherGet: anyone() } }],
      /otherGet is not an operation/,
    ],
    ['with two handlers', [complete, complete], /thingGet has 2 handlers/],
    [
      'with a rule over a parameter that is not there',
      [{ handlers: complete.handlers, access: { thingGet: self('userId') } }],
      /\{userId\}/,
    ],
    [
      'with a rule that refuses with a code which the operation lacks',
      [{ handlers: complete.handlers, access: { thingGet: self('id', { sites: ['b2b'] }) } }],
      /thingGet may refuse with wrong_channel, which its x-errors lack/,
    ],
  ])('%s', (_name, modules, message) => {
    expect(() => assertComplete(contract(), modules)).toThrow(message);
  });

  test('with a security scheme that nobody handles', () => {
    const unknown = contract((document) => {
      document.components = { securitySchemes: { apiKey: { type: 'apiKey', name: 'key', in: 'header' } } };
      document.paths['/things/{id}']?.get?.security?.push({ apiKey: [] });
    });
    expect(findGaps(unknown, [complete]).join()).toMatch(/apiKey is not handled.*asks for apiKey/);
  });

  test('with a rule for signed-in people on an operation that lets others in', () => {
    const open = contract((document) => delete document.paths['/things/{id}']?.get?.security);
    const rule: AnyModule = { handlers: complete.handlers, access: { thingGet: signedIn() } };
    expect(findGaps(open, [rule]).join()).toMatch(/its security lets others in/);
  });

  test('with a parameter name that the router would ignore', () => {
    const hyphen = contract((document) => {
      const item = document.paths['/things/{id}'];
      if (item) document.paths['/things/{thing-id}'] = item;
      delete document.paths['/things/{id}'];
    });
    expect(findGaps(hyphen, [complete]).join()).toMatch(/\{thing-id\}/);
  });

  const taking = (content: Content) =>
    contract((document) => {
      const operation = document.paths['/things/{id}']?.get;
      if (operation) operation.requestBody = { content };
    });

  test('with a body type that it cannot read', () => {
    const gap = 'thingGet takes text/csv, which the server does not read.';
    expect(findGaps(taking({ 'text/csv': { schema: {} } }), [complete])).toEqual([gap]);
  });

  test('with nothing to say against a form', () => {
    expect(findGaps(taking({ 'multipart/form-data': { schema: {} } }), [complete])).toEqual([]);
  });
});
