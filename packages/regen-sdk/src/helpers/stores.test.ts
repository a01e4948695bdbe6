import { expect, it } from 'vitest';
import { RegenNotFoundError } from '../core/errors.ts';
import type { StoreMatch } from '../generated/types.ts';
import { createRegen } from '../resources/generated/create-regen.ts';

const match = (storeLabel: string, hasRetailStore: boolean): StoreMatch => ({
  storeLabel,
  accountId: `acc_${storeLabel}`,
  accountName: storeLabel,
  hasRetailStore,
  picture: null,
});

function find(label: string, ...items: StoreMatch[]) {
  const fetch = async (): Promise<Response> => Response.json({ items }, { headers: { 'X-Request-Id': 'req_7' } });
  return createRegen({ baseUrl: 'http://localhost', clientKey: 'k', fetch }).stores.find({ label });
}

it('is the store of that label, or the first whose label begins so', async () => {
  expect((await find('lumen', match('lumen-skin', true), match('lumen', true))).storeLabel).toBe('lumen');
  expect((await find('lum', match('lumen-skin', true), match('lumen', true))).storeLabel).toBe('lumen-skin');
});

it('does not count accounts without a retail store', async () => {
  expect((await find('lumen', match('lumen', false), match('lumen-skin', true))).storeLabel).toBe('lumen-skin');
});

it.each([
  ['nothing found', []],
  ['none with a store', [match('lumen', false)]],
])('says so when there is none: %s', async (_what, items) => {
  const error = await find('lumen', ...items).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RegenNotFoundError);
  expect(error).toMatchObject({
    message: 'Retail store was not found.',
    code: 'not_found',
    requestId: 'req_7',
    operationId: 'storeSearch',
  });
});
