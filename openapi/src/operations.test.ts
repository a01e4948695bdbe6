import { describe, expect, it } from 'vitest';
import type { Contract, PathItem, WrittenOperation } from './contract.ts';
import { basePath, operations } from './operations.ts';
import { readContract } from './read-contract.ts';

/** A contract with one operation, `PUT /cart/{id}`, changed by the test. */
function contract(change: Partial<WrittenOperation> = {}, item: Partial<PathItem> = {}): Contract {
  const put: WrittenOperation = { operationId: 'cartUpdate', responses: {}, ...change };
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    servers: [{ url: 'https://api.example/api/v1/regen/' }],
    security: [{ clientKey: [] }],
    paths: { '/cart/{id}': { put, ...item } },
    components: {
      parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
      requestBodies: { Cart: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } },
      headers: { RequestId: { schema: { type: 'string' } } },
      responses: {
        Bad: {
          description: 'No.',
          headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}

const read = (...given: Parameters<typeof contract>) => operations(contract(...given))[0];
const path = { name: 'id', in: 'path', required: true, schema: { type: 'string' } } as const;

describe('parameters', () => {
  it('are those of the path, then its own, each with the place of its schema', () => {
    const found = read({ parameters: [{ $ref: '#/components/parameters/Page' }] }, { parameters: [path] });
    expect(found?.parameters).toEqual([
      { ...path, pointer: '/paths/~1cart~1%7Bid%7D/parameters/0/schema' },
      { name: 'page', in: 'query', schema: { type: 'integer' }, pointer: '/components/parameters/Page/schema' },
    ]);
  });

  it('of the path give way to its own of the same name and place', () => {
    const own = { ...path, schema: { type: 'string', maxLength: 10 } };
    const query = { ...path, in: 'query' } as const;
    const found = read({ parameters: [own] }, { parameters: [path, query] });
    expect(found?.parameters).toEqual([
      { ...own, pointer: '/paths/~1cart~1%7Bid%7D/put/parameters/0/schema' },
      { ...query, pointer: '/paths/~1cart~1%7Bid%7D/parameters/1/schema' },
    ]);
  });
});

describe('the body', () => {
  it('is null where none is taken', () => {
    expect(read()?.body).toBeNull();
  });

  it('has its type and the place of its schema, also behind a reference', () => {
    const schema = { type: 'object' };
    expect(read({ requestBody: { content: { 'text/csv': { schema } } } })?.body).toEqual({
      type: 'text/csv',
      schema,
      isRequired: false,
      pointer: '/paths/~1cart~1%7Bid%7D/put/requestBody/content/text~1csv/schema',
    });
    expect(read({ requestBody: { $ref: '#/components/requestBodies/Cart' } })?.body).toEqual({
      type: 'application/json',
      schema,
      isRequired: true,
      pointer: '/components/requestBodies/Cart/content/application~1json/schema',
    });
  });

  it.each([
    [{}, 'cartUpdate takes a body of no type.'],
    [{ 'a/b': {}, 'c/d': {} }, 'cartUpdate takes several types of body: a/b, c/d.'],
  ])('has one type (%#)', (content, sentence) => {
    expect(() => read({ requestBody: { content } })).toThrow(sentence);
  });
});

describe('responses', () => {
  it('have their headers and their one type of body, references followed but for schemas', () => {
    const responses = { 204: { description: 'Yes.' }, 400: { $ref: '#/components/responses/Bad' } };
    expect(read({ responses })?.responses).toEqual([
      { status: '204', description: 'Yes.', headers: {}, media: null },
      {
        status: '400',
        description: 'No.',
        headers: { 'X-Request-Id': { schema: { type: 'string' } } },
        media: { type: 'application/json', schema: { $ref: '#/components/schemas/Error' } },
      },
    ]);
    const two = { 200: { description: '', content: { 'a/b': {}, 'c/d': {} } } };
    expect(() => read({ responses: two })).toThrow('cartUpdate gives for 200 several types of body: a/b, c/d.');
  });
});

describe('an operation', () => {
  it('is on the host of the description unless its path names another one', () => {
    expect(read()?.base).toBe('/api/v1/regen');
    expect(read({}, { servers: [{ url: '/api/v1/uploads' }] })?.base).toBe('/api/v1/uploads');
    const { servers: _, ...nowhere } = contract();
    expect(basePath(nowhere)).toBe('');
  });

  it('requires what the whole description requires unless it says otherwise', () => {
    expect(read()?.security).toEqual([{ clientKey: [] }]);
    expect(read({ security: [] })?.security).toEqual([]);
  });
});

it('reads the contract of this repository, every operation under a unique name', () => {
  const all = operations(readContract());
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ base }) => base))).toEqual(new Set(['/api/v1/regen', '/api/v1/uploads']));
});

it('has one rule for page sizes, and says why where there is another', () => {
  const sizes = operations(readContract()).flatMap(({ parameters }) =>
    parameters.filter(({ name }) => name === 'perPage'),
  );
  expect(sizes.length).toBeGreaterThan(10);
  const unsaid = sizes.filter(({ description = '', schema: { minimum, maximum, default: usual } }) => {
    const isUsual = usual === 10 && maximum === 50;
    const saysIt = description.includes(`: ${String(usual)} by default`) && description.includes(`at most ${maximum}`);
    return minimum !== 1 || !saysIt || !(isUsual || /because|which/.test(description));
  });
  expect(unsaid).toEqual([]);
});

it('gives every limit, list and conditional read the headers that describe it', () => {
  const expected: Record<string, string[]> = {};
  const found: Record<string, string[]> = {};
  const TOLD = ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'];
  for (const { id, errors, parameters, responses } of operations(readContract())) {
    const success = responses.find(({ status }) => status.startsWith('2'));
    const isLimited = errors.includes('rate_limited');
    const isConditional = responses.some(({ status }) => status === '304');
    const isPaged = parameters.some(({ name }) => name === 'page');
    // Carts have their version as a validator, for every caller.
    const isMarked = isConditional || id.startsWith('cart');
    if (!success) continue;
    found[id] = TOLD.filter((name) => name in success.headers);
    expected[id] = TOLD.filter(
      (name) =>
        name === 'X-Request-Id' ||
        (name === 'ETag' && isMarked) ||
        (name === 'Link' && isPaged) ||
        (name.startsWith('RateLimit') && isLimited),
    );
  }
  expect(found).toEqual(expected);
});

it('makes every view of a store stale with what it shows: its label, its picture, its name', () => {
  const VIEWS = ['storeGet', 'storeLabelGet', 'storeLocate', 'storeSearch'];
  const incomplete = operations(readContract()).filter(({ written: { 'x-stales': stales = [] } }) => {
    const shows = ['storeLabelGet', 'storePictureGet', 'storeSearch'].some((read) => stales.includes(read));
    return shows && !VIEWS.every((read) => stales.includes(read));
  });
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});
