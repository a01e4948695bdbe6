import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { VISITORS } from '../products/audience.ts';
import type { CatalogIndex } from '../products/catalog-index.ts';
import { loadIndex } from '../products/index-loader.ts';
import { loadWords } from './load-words.ts';
import type { KnownWords } from './load-words.ts';
import { partsOf, wordsOf } from './words.ts';

let database: TestDatabase;
let asked: unknown[] = [];
let index: CatalogIndex;
let known: KnownWords;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  await follow(null);
});
afterAll(() => database?.drop());

/** Loads the current catalog, and what has changed in its words. */
async function follow(before: KnownWords | null): Promise<void> {
  const watched: Queryable = {
    query(statement, values) {
      asked.push(...[values?.[0]].flat());
      return database.db.query(statement, values);
    },
  };
  asked = [];
  ({ index } = await loadIndex(database.db, new Date()));
  known = await loadWords(watched, index, before);
}

function found(text: string, words = known): string[] {
  const parts = partsOf(wordsOf(text), { isAnywhere: false, isCategory: () => false });
  const query = { parts, phrase: wordsOf(text).join(' '), exact: undefined };
  return index.skusAt(words.words.find(query, index.order(VISITORS, 'featured')));
}

it('reads the texts of all products once, and then of those that have changed', async () => {
  expect(asked.toSorted()).toEqual(index.skus.toSorted());
  await follow(known);
  expect(asked).toEqual([]);
  const before = found('niacinamide');
  await database.db.query(`update products set name = 'Aaa Glacier', key_ingredients = '{Permafrost}' where sku = $1`, [
    PRODUCTS.polish,
  ]);
  await database.db.query(`update products set discontinued_at = now() - interval '1 second' where sku = $1`, [
    before[0],
  ]);
  await follow(known);
  expect(asked).toEqual([PRODUCTS.polish]);
  expect([found('permafrost'), found('aaa glac')]).toEqual([[PRODUCTS.polish], [PRODUCTS.polish]]);
  expect(found('niacinamide')).toEqual(before.slice(1));
  const anew = await loadWords(database.db, index, null);
  for (const word of ['serum', 'retinol', 'acne', 'c', 'spf 50', PRODUCTS.cleanser])
    expect([word, found(word)]).toEqual([word, found(word, anew)]);
});

it('knows the spelling of names and ingredients only: keywords are misspelled on purpose', () => {
  const spelled = new Set([...known.words.spelled(() => 1)].map(({ word }) => word));
  expect([spelled.has('permafrost'), spelled.has('glacier'), spelled.has(PRODUCTS.polish)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('ranks the product whose SKU was typed first, then names that begin with the words or have them in order', () => {
  const parts = partsOf(['cream'], { isAnywhere: false, isCategory: () => false });
  const order = index.order(VISITORS, 'featured');
  const names = (phrase: string, exact?: number) =>
    [...known.words.find({ parts, phrase, exact }, order)].map((position) => known.names[position] ?? '');
  const last = names('cream').at(-1) ?? '';
  expect(names('cream', known.names.indexOf(last))[0]).toBe(last);
  expect(found('eye cream').map((sku) => known.names[index.positionOf(sku) ?? -1])[0]).toMatch(/eye cream/);
  expect(names('weightless')[0]).toMatch(/^weightless/);
});
