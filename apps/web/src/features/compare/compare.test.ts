import { createRegen } from '@regen/sdk';
import { createMocks } from '@regen/sdk/mocks';
import { expect, it } from 'vitest';
import { compareRows, differs } from './compare-rows.ts';
import { parseCompareSearch } from './compare-search.ts';

it('reads any address without a complaint', () => {
  expect(parseCompareSearch({ skus: '1401,1403,1401', diff: '1', utm_source: 'x' })).toEqual({
    skus: ['1401', '1403'],
    diff: true,
  });
  expect(parseCompareSearch({ skus: '1,2,3,4,5' }).skus).toHaveLength(4);
  expect(parseCompareSearch({ skus: 'constructor,gm1901,0x7f,1e309' })).toEqual({ skus: ['GM1901'] });
  for (const skus of ['', '<b>', ',,', 7, { a: 1 }, 'zzz', 'null', '__proto__'])
    expect(parseCompareSearch({ skus, diff: 'yes' })).toEqual({});
});

it('compares products by the text of each row', async () => {
  const regen = createRegen({ baseUrl: '/api/v1/regen', clientKey: 'test', fetch: createMocks().fetch });
  const product = {
    ...(await regen.products.get({ sku: '1401' })),
    actives: [
      { name: 'L-ascorbic acid', percent: 15 },
      { name: 'Ferulic acid', percent: 0.5 },
      { name: 'Tocopherol', percent: 1 },
    ],
    howToUse: [{ time: 'AM' as const, text: 'Three drops after cleansing.' }],
  };
  const rows = compareRows(({ yourPrice }) => String(yourPrice));
  const row = (id: string) => rows.find((each) => each.id === id) ?? rows[0]!;
  expect(row('actives').text(product)).toBe('L-ascorbic acid 15%, Ferulic acid 0.5%, Tocopherol 1%');
  expect(row('price').text(product)).toBe(String(product.price.yourPrice));
  expect(row('use').text(product)).toBe('Morning');
  expect(row('actives').text({ ...product, actives: [] })).toBe('–');
  const other = { ...product, skinTypes: product.skinTypes.toReversed(), size: '50 mL' };
  expect(differs(row('skin'), [product, other])).toBe(false);
  expect(differs(row('size'), [product, other])).toBe(true);
  expect(differs(row('size'), [product])).toBe(false);
  const few = { ...product, stock: { state: 'low_stock' as const, left: 4 } };
  expect(row('stock').text(few)).toBe('Only 4 left');
  expect(differs(row('stock'), [few, { ...few, stock: { state: 'low_stock', left: 1 } }])).toBe(true);
});
