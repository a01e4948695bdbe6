import type { Content, Contract } from '@regen/contract';
import { describe, expect, test } from 'vitest';
import { anyone, self, signedIn } from './access/rules.ts';
import { matchOperations } from './boot-checks.ts';
import type { AnyOperations } from './operation.ts';

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

const complete: AnyOperations = { thingGet: { rule: self('id'), handler } };

describe('the server does not start', () => {
  test('unless everything fits, which it does here', () => {
    const [matched, ...others] = matchOperations(contract(), [{}, complete]);
    expect(others).toEqual([]);
    expect(matched).toMatchObject({ ...complete['thingGet'], described: { id: 'thingGet', method: 'get' } });
  });

  test.each<[string, AnyOperations[], RegExp]>([
    ['without an answer to an operation', [{}], /thingGet \(GET \/things\/\{id\}\) has no handler in any module/],
    [
      'with an answer to what the contract does not know',
      [complete, { otherGet: { rule: anyone(), handler } }],
      /otherGet is implemented but is not an operation/,
    ],
    ['with two answers', [complete, complete], /thingGet is implemented by 2 modules/],
    ['with a rule over a parameter that is not there', [{ thingGet: { rule: self('userId'), handler } }], /\{userId\}/],
    [
      'with a rule that refuses with a code which the operation lacks',
      [{ thingGet: { rule: self('id', { sites: ['b2b'] }), handler } }],
      /thingGet may refuse with wrong_channel, which its x-errors lack/,
    ],
  ])('%s', (_name, answered, message) => {
    expect(() => matchOperations(contract(), answered)).toThrow(message);
  });

  test('with a security scheme that has no handler', () => {
    const unknown = contract((document) => {
      document.components = { securitySchemes: { apiKey: { type: 'apiKey', name: 'key', in: 'header' } } };
      document.paths['/things/{id}']?.get?.security?.push({ apiKey: [] });
    });
    expect(() => matchOperations(unknown, [complete])).toThrow(/apiKey is not handled.*asks for apiKey/s);
  });

  test('with a rule for signed-in users on an operation that lets others in', () => {
    const open = contract((document) => delete document.paths['/things/{id}']?.get?.security);
    expect(() => matchOperations(open, [{ thingGet: { rule: signedIn(), handler } }])).toThrow(
      /its security lets others in/,
    );
  });

  test('with a parameter name that the router would ignore', () => {
    const hyphen = contract((document) => {
      const item = document.paths['/things/{id}'];
      if (item) document.paths['/things/{thing-id}'] = item;
      delete document.paths['/things/{id}'];
    });
    expect(() => matchOperations(hyphen, [complete])).toThrow(/\{thing-id\}/);
  });

  const taking = (content: Content) =>
    contract((document) => {
      const operation = document.paths['/things/{id}']?.get;
      if (operation) operation.requestBody = { content };
    });

  test('with a body type that it cannot read', () => {
    const gap = 'thingGet takes text/csv, which the server does not read.';
    expect(() => matchOperations(taking({ 'text/csv': { schema: {} } }), [complete])).toThrow(gap);
  });

  test('with nothing to say against a form', () => {
    expect(matchOperations(taking({ 'multipart/form-data': { schema: {} } }), [complete])).toHaveLength(1);
  });
});
