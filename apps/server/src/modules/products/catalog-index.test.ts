import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from './audience.ts';
import type { Audience } from './audience.ts';
import { CatalogIndex, FACETS } from './catalog-index.ts';
import type { Facet, Filters, IndexRow, Sort, TermLists } from './catalog-index.ts';

const SLUGS: Record<Facet, readonly string[]> = {
  category: ['serums', 'masks', 'back-bar'],
  concern: ['acne', 'redness', 'pores', 'dullness'],
  skinType: ['dry', 'oily'],
  sizeClass: ['travel', 'standard'],
};
/** `back-bar` may only be named to professionals and schools. */
const terms = Object.fromEntries(
  FACETS.map((facet) => [
    facet,
    SLUGS[facet].map((slug) => ({
      slug,
      name: slug.toUpperCase(),
      description: '',
      mask: slug === 'back-bar' ? 12 : 15,
    })),
  ]),
) as unknown as TermLists; // built from the keys of FACETS just above

const rowArbitrary = fc.record({
  sku: fc.integer({ min: 0, max: 99_999 }).map(String),
  audiences: fc.integer({ min: 0, max: 15 }),
  prices: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 6 }),
  terms: fc.record({
    category: fc.subarray([...SLUGS.category]),
    concern: fc.subarray([...SLUGS.concern]),
    skinType: fc.subarray([...SLUGS.skinType]),
    sizeClass: fc.constantFrom(...SLUGS.sizeClass).map((slug) => [slug]),
  }),
  featuredRank: fc.integer({ min: 0, max: 3 }),
  launchedAt: fc.integer({ min: 0, max: 3 }),
  hasPicture: fc.boolean(),
  versions: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
});
// More than 64 rows, so that several words of the sets are in play.
const rowsArbitrary = fc.uniqueArray(rowArbitrary, { selector: (row) => row.sku, maxLength: 150 }).map((rows) => {
  const skus = rows.map((row) => row.sku).toSorted();
  return rows.map((row) => ({ ...row, skuRank: skus.indexOf(row.sku) }));
});
const filtersArbitrary: fc.Arbitrary<Filters> = fc.record({
  category: fc.subarray([...SLUGS.category]),
  concern: fc.subarray([...SLUGS.concern]),
  skinType: fc.subarray([...SLUGS.skinType]),
  sizeClass: fc.subarray([...SLUGS.sizeClass]),
});
const audienceArbitrary = fc.constantFrom(...AUDIENCES);
const sortArbitrary = fc.constantFrom<Sort>('featured', 'newest', 'name', 'price_asc', 'price_desc');

function passes(row: IndexRow, audience: Audience, filters: Filters, except?: Facet): boolean {
  if ((row.audiences & audience.mask) === 0) return false;
  return FACETS.every(
    (facet) =>
      facet === except || filters[facet].length === 0 || filters[facet].some((slug) => row.terms[facet].includes(slug)),
  );
}

function compare(
  sort: Sort,
  audience: Audience,
): (a: IndexRow & { place: number }, b: IndexRow & { place: number }) => number {
  const price = (row: IndexRow) => row.prices[audience.priceColumn] ?? -1;
  const bySku = (a: IndexRow, b: IndexRow) => (a.sku < b.sku ? -1 : 1);
  return {
    featured: (a: IndexRow, b: IndexRow) => a.featuredRank - b.featuredRank || bySku(a, b),
    newest: (a: IndexRow, b: IndexRow) => b.launchedAt - a.launchedAt || bySku(a, b),
    name: (a: IndexRow & { place: number }, b: IndexRow & { place: number }) => a.place - b.place,
    price_asc: (a: IndexRow, b: IndexRow) => price(a) - price(b) || bySku(a, b),
    price_desc: (a: IndexRow, b: IndexRow) => price(b) - price(a) || bySku(a, b),
  }[sort];
}

describe('the catalog index', () => {
  it('counts each facet like a manual count, without its own filter', () => {
    fc.assert(
      fc.property(rowsArbitrary, filtersArbitrary, audienceArbitrary, (rows, filters, audience) => {
        const index = CatalogIndex.of(rows, terms);
        for (const facet of FACETS) {
          const expected = SLUGS[facet]
            .filter((slug) => slug !== 'back-bar' || audience.mask >= 4)
            .filter((slug) =>
              rows.some((row) => (row.audiences & audience.mask) !== 0 && row.terms[facet].includes(slug)),
            )
            .map((slug) => ({
              value: slug,
              label: slug.toUpperCase(),
              count: rows.filter((row) => passes(row, audience, filters, facet) && row.terms[facet].includes(slug))
                .length,
            }));
          expect(index.facet(audience, filters, facet)).toEqual(expected);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds the first product with a picture in a category, among those that the audience sees', () => {
    fc.assert(
      fc.property(rowsArbitrary, audienceArbitrary, (rows, audience) => {
        const index = CatalogIndex.of(rows, terms);
        for (const slug of SLUGS.category) {
          const seen = rows
            .map((row, place) => ({ ...row, place }))
            .filter(({ audiences, hasPicture }) => (audiences & audience.mask) !== 0 && hasPicture)
            .filter((row) => row.terms.category.includes(slug));
          expect(index.firstPictured(audience, slug)).toBe(seen.toSorted(compare('featured', audience))[0]?.sku);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('shows every match exactly once over all pages, in the order of the sort', () => {
    fc.assert(
      fc.property(
        rowsArbitrary,
        filtersArbitrary,
        audienceArbitrary,
        sortArbitrary,
        fc.integer({ min: 1, max: 48 }),
        (rows, filters, audience, sort, perPage) => {
          const index = CatalogIndex.of(rows, terms);
          const expected = rows
            .map((row, place) => ({ ...row, place }))
            .filter((row) => passes(row, audience, filters))
            .toSorted(compare(sort, audience))
            .map((row) => row.sku);
          const matches = index.matching(audience, filters);
          const pages = Array.from({ length: Math.ceil(expected.length / perPage) + 1 }, (_, at) =>
            index.page(audience, matches, sort, at * perPage, perPage),
          );
          expect(pages.flatMap((page) => page.skus)).toEqual(expected);
          for (const page of pages) expect(page.total).toBe(expected.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what has changed since an earlier state', () => {
  const base: Omit<IndexRow, 'sku' | 'skuRank'> = {
    audiences: 15,
    prices: [100, 100, 100, 100, 100, 100],
    terms: { category: ['serums'], concern: [], skinType: ['dry'], sizeClass: ['travel'] },
    featuredRank: 1,
    launchedAt: 1,
    hasPicture: true,
    versions: [1, 1, 1],
  };
  const three = ['a', 'b', 'c'].map((sku, skuRank): IndexRow => ({ ...base, sku, skuRank }));
  const earlier = CatalogIndex.of(three, terms);
  const changed = (change: Partial<IndexRow>, others = terms) =>
    CatalogIndex.of(
      three.map((row) => (row.sku === 'b' ? { ...row, versions: [2, 1, 1], ...change } : row)),
      others,
    ).changesSince(earlier);

  it('is nothing when no row was written', () => {
    const none = { kind: 'products', skus: [], pictured: [], isReordered: false };
    expect(CatalogIndex.of(three, terms).changesSince(earlier)).toEqual(none);
  });

  it('names a product of which anything but its position differs', () => {
    const words = { kind: 'products', skus: ['b'], pictured: [], isReordered: false };
    expect(changed({})).toEqual(words);
    expect(changed({ versions: [1, 2, 1] })).toEqual(words);
    expect(changed({ versions: [2, 1, 2] })).toEqual({ ...words, pictured: ['b'] });
  });

  it('says when the order of lists may differ', () => {
    const moved = { kind: 'products', skus: ['b'], pictured: [], isReordered: true };
    expect(changed({ prices: [100, 100, 100, 100, 100, 99] })).toEqual(moved);
    expect(changed({ launchedAt: 2 })).toEqual(moved);
    const [a, b, c] = three as [IndexRow, IndexRow, IndexRow];
    const renamed = CatalogIndex.of([{ ...b, versions: [2, 1, 1] }, a, c], terms);
    expect(renamed.changesSince(earlier)).toEqual(moved);
  });

  it('is the whole catalog when products come, go or count elsewhere, or when a term changes', () => {
    const range = { kind: 'range' };
    for (const change of [
      { sku: 'd' },
      { audiences: 7 },
      { featuredRank: 2 },
      { hasPicture: false },
      { terms: { ...base.terms, concern: ['acne'] } },
    ])
      expect(changed(change)).toEqual(range);
    expect(CatalogIndex.of(three.slice(0, 2), terms).changesSince(earlier)).toEqual(range);
    const [first, ...rest] = terms.category;
    const renamed = { ...terms, category: [{ ...first, name: 'Essences' }, ...rest] } as TermLists;
    expect(changed({}, renamed)).toEqual(range);
  });
});
