import { readContract } from '@regen/contract';
import { expect, it } from 'vitest';
import { apiDoc } from './api-doc.ts';
import { operationTable } from './operation-table.ts';

const contract = readContract();
const text = apiDoc(contract, operationTable(contract));

it('shows which parameters may be left out, and where a key is taken', () => {
  expect(text).toContain('`regen.stores.locate(params?: StoreLocateParams)`');
  expect(text).toContain('`regen.products.get(params: ProductGetParams)`');
  expect(text).toMatch(/^- `regen\.orders\.place\(.* Takes an `idempotencyKey`\.$/m);
  expect(text).not.toMatch(/^- `regen\.orders\.list\(.*idempotencyKey/m);
});

it('has what is not an operation: the methods of the client and those made of several calls', () => {
  for (const name of ['withOptions', 'call', 'request', 'storePictures.uploadImage', 'stores.find']) {
    expect(text).toContain(`- \`regen.${name}(`);
  }
});
