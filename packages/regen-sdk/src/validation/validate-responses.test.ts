import { expect, it, vi } from 'vitest';
import { createMocks } from '../mocks/create-mocks.ts';
import { createRegen } from '../resources/generated/create-regen.ts';
import { RegenValidationError, validateResponses } from './index.ts';
import type { ValidationOptions } from './index.ts';

const mocks = createMocks();
const client = (options?: ValidationOptions) =>
  createRegen({
    baseUrl: '/api/v1/regen',
    clientKey: 'k',
    fetch: mocks.fetch,
    maxRetries: 0,
    hooks: [validateResponses(options)],
  });

it('lets through what the contract has', async () => {
  mocks.reset();
  await expect(client().cart.get({ id: 'guest' })).resolves.toHaveProperty('items');
  await expect(client().sessions.end({ id: 'usr_1' })).resolves.toBeUndefined();
  mocks.fail('productGet', 404);
  await expect(client().products.get({ sku: 'GM1' })).rejects.toMatchObject({ name: 'RegenNotFoundError' });
});

it('rejects with every place that differs, and shows no value', async () => {
  mocks.reset();
  mocks.on('cartGet', (_call, example) => ({ ...example, version: 'secret' as never, items: null as never }));
  const error = await client()
    .cart.get({ id: 'guest' })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RegenValidationError);
  expect(error).toMatchObject({ operationId: 'cartGet', status: 200, name: 'RegenValidationError' });
  expect((error as RegenValidationError).issues.map(({ path }) => path).toSorted()).toEqual(['/items', '/version']);
  expect((error as Error).message).toContain('/version must be integer');
  expect((error as Error).message).not.toContain('secret');
});

it('finds a wrong error body, a body too many, and a status that is not documented', async () => {
  mocks.reset();
  mocks.fail('cartGet', 404, { body: { message: 'x' } as never });
  await expect(client().cart.get({ id: 'guest' })).rejects.toThrow(
    'cartGet 404 is not what the contract says: the body lacks type; the body lacks title;',
  );
  mocks.on('sessionEnd', () => Response.json({}));
  await expect(client().sessions.end({ id: 'usr_1' })).rejects.toThrow(
    'the body has a status that the contract does not have',
  );
  mocks.on('cartGet', () => Response.json({}, { status: 418 }));
  await expect(client().cart.get({ id: 'guest' })).rejects.toThrow('has a status');
  mocks.on('cartGet', () => new Response('<html>', { status: 502 }));
  await expect(client().cart.get({ id: 'guest' })).rejects.toMatchObject({ status: 502, name: 'RegenServerError' });
});

it('can report and continue, and can be strict about fields that are new', async () => {
  mocks.reset();
  mocks.on('categoryList', (_call, example) => ({ ...example, brandNew: 1 }));
  await expect(client().categories.list()).resolves.toHaveProperty('brandNew');
  const onMismatch = vi.fn<(error: RegenValidationError) => void>();
  const strict = client({ onMismatch, unknownFields: 'refuse' });
  await expect(strict.categories.list()).resolves.toHaveProperty('brandNew');
  expect(onMismatch).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ issues: [{ path: '/brandNew', message: 'is not part of the contract' }] }),
  );
});
