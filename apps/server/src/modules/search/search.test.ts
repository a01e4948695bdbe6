import type { ProductSearchResult } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PRODUCTS } from '../../testing/shop/products.ts';
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
  ['vitamin c serum', /Bright C12 Serum/],
  ['vitamin c', /C12|C18/],
  ['c12', /Bright C12 Serum/],
  ['oat milk', /Oat Milk Wash/],
  ['milk wash', /Oat Milk Wash/],
  ['niacinamide', /Niacinamide 8/],
  ['retinol 0.3', /Retinol 0\.3/],
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
  ['vitimin c serum', /C12|C18/],
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

  /** Words of the name, the ingredients or the products of a kit that every product found has to have. */
  it.each([
    ['vitamin c', /ascorb/i],
    ['vit c', /ascorb/i],
    ['vitc', /ascorb/i],
    ['ascorbic acid', /ascorb/i],
    ['vitamin c serum', /ascorb/i],
    ['vitamin a', /retin(al|ol)/i],
    ['vitamin e', /tocopher/i],
    ['retinol', /retin(al|ol)/i],
    ['niacinamide', /niacinamide/i],
    ['hyaluronic acid', /hyaluron/i],
    ['salicylic acid', /salicyl/i],
    ['azelaic acid', /azelaic/i],
    ['copper peptide', /copper/i],
    ['ceramide', /ceramide/i],
    ['zinc', /zinc/i],
    ['vitimin c', /ascorb/i],
    ['niacinimide', /niacinamide/i],
  ])('finds only products with the ingredient: %s', async (text, ingredient) => {
    const { items, totalCount } = await find(text, 'perPage=48');
    expect(items.length).toBeGreaterThan(0);
    expect(items).toHaveLength(totalCount);
    const { rows } = await server.db.query<{ name: string }>(
      `select p.name from products p where sku = any($1) and not exists (
         select 1 from products part where (part.sku = p.sku or part.sku in (
           select kit ->> 'sku' from jsonb_array_elements(p.content -> 'kitContents') kit))
         and (part.content ->> 'inci' ~* $2 or part.content ->> 'keyIngredients' ~* $2 or part.name ~* $2))`,
      [items.map(({ sku }) => sku), ingredient.source],
    );
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it('finds what only mentions the words, if nothing is about them', async () => {
    expect((await find('faintly turquoise')).items.map(({ name }) => name)).toEqual(['Copper Peptide Drops']);
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
    expect((await find(PRODUCTS.cleanser)).items[0]?.sku).toBe(PRODUCTS.cleanser);
    expect((await find('5100')).items.map((item) => item.sku)).toContain(PRODUCTS.cleanser);
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

  it('filters, sorts and counts what it finds', async () => {
    const all = await find('vitamin c', 'perPage=48&facets=true');
    const best = await find('vitamin c', 'perPage=48');
    expect(best.facets).toBeNull();
    // Counting changes nothing about what is found, nor its order.
    expect(all.items).toEqual(best.items);
    const serums = await find('vitamin c', 'perPage=48&facets=true&category=serums');
    expect(serums.items).toEqual(all.items.filter(({ categories }) => categories.includes('serums')));
    expect(serums.totalCount).toBe(serums.items.length);
    expect(serums.totalCount).toBeGreaterThan(1);
    expect(serums.totalCount).toBeLessThan(all.totalCount);
    const countIn = ({ facets }: ProductSearchResult) =>
      facets?.category.find(({ value }) => value === 'serums')?.count;
    // A facet is counted without its own filter.
    expect([countIn(all), countIn(serums)]).toEqual([serums.totalCount, serums.totalCount]);
    expect(serums.facets?.category.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(serums.totalCount);

    const prices = (await find('vitamin c', 'perPage=48&sort=price_desc')).items.map(({ price }) => price.yourPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices).toHaveLength(all.totalCount);
    const second = await find('vitamin c', 'perPage=2&page=2&sort=price_desc');
    expect(second.items.map(({ price }) => price.yourPrice)).toEqual(prices.slice(2, 4));
    expect(second.totalCount).toBe(all.totalCount);

    expect(await find('vitamin c', 'category=nothing')).toMatchObject({ items: [], totalCount: 0 });
    // A misspelled query is narrowed as well.
    const misspelled = await find('niacinimide', 'category=serums');
    expect(misspelled.didYouMean).toBe('niacinamide');
    expect(misspelled.items.every(({ categories }) => categories.includes('serums'))).toBe(true);
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
