import type { ProductSearchResult } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});

afterAll(() => server.close());

async function find(text: string, query = ''): Promise<ProductSearchResult> {
  const path = `/products/?search=${encodeURIComponent(text)}&${query}`;
  const response = await server.call<ProductSearchResult>('GET', path);
  expect(response.status).toBe(200);
  return response.body;
}

/** What a person types, and a word of the name that has to be among the first three. */
const QUERIES: readonly (readonly [string, RegExp])[] = [
  ['vitamin c serum', /C15 Bright Serum/],
  ['vitamin c', /C15 Bright Serum|C20/],
  ['c15', /C15 Bright Serum/],
  ['quiet milk', /Quiet Milk Cleanser/],
  ['milk cleanser', /Quiet Milk Cleanser/],
  ['niacinamide', /Niacinamide 10/],
  ['retinol 0.5', /Retinol 0\.5/],
  ['GRX retinol', /GRX Retinol/],
  ['salicylic', /Salicylic|BHA/],
  ['spf 50', /SPF 50/],
  ['sunscreen', /SPF/],
  ['eye cream', /Eye Cream/],
  ['bakuchiol', /Bakuchiol/],
  ['copper peptide', /Copper Peptide/],
  ['ceramide cream', /Ceramide/],
  ['azelaic', /Azelaic/],
  ['glycolic', /Glycolic/],
  ['lip', /Lip/],
  ['hyaluronic acid', /Hyaluronic/],
  ['cica', /Cica/],
];

/** Misspelled, and the expected result. */
const MISSPELT: readonly (readonly [string, RegExp])[] = [
  ['niacinimide', /Niacinamide/],
  ['niacinamid', /Niacinamide/],
  ['hyaloronic acid', /Hyaluronic/],
  ['hialuronic', /Hyaluronic/],
  ['salycilic acid', /Salicylic|BHA/],
  ['retinoll', /Retin/],
  ['glicolic', /Glycolic/],
  ['azelaik', /Azelaic/],
  ['bakuchoil', /Bakuchiol/],
  ['peptied', /Peptide/],
  ['cleanzer', /Clean/],
  ['moisterizer', /Cream|Gel|Balance|Lipid/],
  ['seramide', /Ceramide/],
  ['vitimin c serum', /C15 Bright Serum|C20/],
  ['copper peptid', /Copper Peptide/],
];

describe('search', () => {
  it.each(QUERIES)('finds by name, ingredient and everyday word: %s', async (text, expected) => {
    const { items, didYouMean } = await find(text);
    expect(
      items
        .slice(0, 3)
        .map((item) => item.name)
        .join(' / '),
    ).toMatch(expected);
    expect(didYouMean).toBeNull();
  });

  it.each(MISSPELT)('finds what was misspelled: %s', async (text, expected) => {
    const { items } = await find(text);
    expect(
      items
        .slice(0, 3)
        .map((item) => item.name)
        .join(' / '),
    ).toMatch(expected);
  });

  it('says which spelling it searched for', async () => {
    expect((await find('niacinimide')).didYouMean).toBe('niacinamide');
    expect((await find('hyaloronic acid')).didYouMean).toBe('hyaluronic acid');
    expect((await find('niacinamide')).didYouMean).toBeNull();
  });

  it('finds a SKU, whole or begun, in any case', async () => {
    expect((await find('1101')).items[0]?.sku).toBe('1101');
    expect((await find('110')).items.map((item) => item.sku)).toContain('1101');
    const { rows } = await server.db.query<{ sku: string }>(
      `select sku from products where sku like 'G%' and visible_web limit 1`,
    );
    const sku = rows[0]?.sku ?? '';
    expect((await find(sku.toLowerCase())).items[0]?.sku).toBe(sku);
  });

  it('finds by concern and says which concern and category the words are about', async () => {
    const acne = await find('acne', 'perPage=48');
    expect(acne.concerns.map((concern) => concern.slug)).toEqual(['acne']);
    expect(acne.items.every((item) => item.concerns.includes('acne'))).toBe(true);
    const spots = await find('dark spots');
    expect(spots.concerns.map((concern) => concern.slug)).toContain('hyperpigmentation');
    expect((await find('moisturizer')).categories.map((category) => category.slug)).toEqual(['moisturizers']);
    expect((await find('pimples')).items.some((item) => item.concerns.includes('acne'))).toBe(true);
  });

  it('finds while the user is still typing', async () => {
    for (const typed of ['nia', 'niac', 'niacin', 'niacinam']) {
      expect((await find(typed)).items[0]?.name).toMatch(/Niacinamide/);
    }
  });

  it('counts, names and suggests nothing that the caller may not see', async () => {
    for (const text of ['peel', 'ampoules', 'back bar', 'alginate', 'massage', 'serum', 'xyzzy mask']) {
      const { items, totalCount } = await find(text, 'perPage=48');
      expect(items).toHaveLength(totalCount);
    }
    const { rows } = await server.db.query<{ name: string }>(`select name from products where not visible_web`);
    expect(rows.some(({ name }) => name.includes('Alginate'))).toBe(true);
    expect((await find('alginat')).didYouMean).toBeNull();
    expect((await find('algenate')).didYouMean).not.toBe('alginate');
  });

  it('pages through what it finds without repeating', async () => {
    const all = await find('serum', 'perPage=48');
    const skus: string[] = [];
    for (let page = 1; page <= Math.ceil(all.totalCount / 5); page += 1) {
      skus.push(...(await find('serum', `perPage=5&page=${page}`)).items.map((item) => item.sku));
    }
    expect(skus).toEqual(all.items.map((item) => item.sku));
    expect((await find('serum', 'page=5000')).items).toEqual([]);
  });

  it.each([
    `'; drop table products; --`,
    '\\',
    '%_%',
    ':*&|!()',
    '<b>',
    '\u0000x',
    '日本',
    '🙂',
    'a b c d e f g h i j k l',
    ' ',
  ])('accepts anything as words: %j', async (text) => {
    const response = await server.call('GET', `/products/?search=${encodeURIComponent(text)}`);
    expect([200, 400]).toContain(response.status);
  });

  it('refuses nothing typed and too much typed', async () => {
    for (const text of ['', 'x'.repeat(101)]) {
      const response = await server.call('GET', `/products/?search=${text}`);
      expect(response.status).toBe(400);
      expect(response.body.details?.[0]?.path).toBe('/query/search');
    }
  });
});
