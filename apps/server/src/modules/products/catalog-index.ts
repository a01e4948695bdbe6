// Long because the arrays that all of it reads are private to one class.
import { LRUCache } from 'lru-cache';
import { VISITORS, type Audience } from './audience.ts';
import { addTo, emptySet, has, intersection, sizeOf, sizeOfBoth, union, type Bitset } from './bitset.ts';

/*
 * What filters, facets, sorting and paging need to know of every product, in the memory of the process: some 110 bytes a
 * product. PostgreSQL stays the truth; `catalog.ts` loads this and loads it again when the catalog changes. See
 * docs/adr for why facets are counted here and not in SQL.
 */

export const FACETS = ['category', 'concern', 'skinType', 'sizeClass'] as const;
export type Facet = (typeof FACETS)[number];
export type Filters = Readonly<Record<Facet, readonly string[]>>;
export type Sort = 'featured' | 'newest' | 'name' | 'price_asc' | 'price_desc';

export interface Term {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

export interface IndexedTerm extends Term {
  /** Audiences that may see the term itself. */
  readonly mask: number;
  readonly members: Bitset;
}

export interface IndexRow {
  readonly sku: string;
  /** Bits of the audiences that see it. */
  readonly audiences: number;
  /** In the order of PRICE_COLUMNS; -1 where it has none. */
  readonly prices: readonly number[];
  readonly terms: Readonly<Record<Facet, readonly string[]>>;
  readonly featuredRank: number;
  /** Minutes since 1970. */
  readonly launchedAt: number;
  /** Place in the order of SKUs, from 0 on, each once. */
  readonly skuRank: number;
  readonly hasPicture: boolean;
  /** Numbers that differ after each change to the product's row, to what buyers see of its stock, and to its first picture. */
  readonly versions: readonly [product: number, stock: number, picture: number];
}

/** How one state of the catalog differs from an earlier one. */
export type CatalogChange =
  /** Which products exist, who sees them, or how they are counted. */
  | { readonly kind: 'range' }
  /** Only these products. */
  | {
      readonly kind: 'products';
      readonly skus: readonly string[];
      /** Those with a different first picture. */
      readonly pictured: readonly string[];
      /** Whether their places in lists may differ. */
      readonly isReordered: boolean;
    };

export interface TermCount extends Term {
  readonly productCount: number;
}

export interface FacetCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type TermLists = Readonly<Record<Facet, readonly (Term & { readonly mask: number })[]>>;

/** Rows are added in the order of their names, so a position is also the rank by name. */
export class CatalogIndex {
  readonly size: number;
  readonly skus: string[] = [];
  readonly terms: Readonly<Record<Facet, readonly IndexedTerm[]>>;
  readonly #bySlug: Readonly<Record<Facet, ReadonlyMap<string, IndexedTerm>>>;
  readonly #positions = new Map<string, number>();
  readonly #audiences: Uint8Array;
  readonly #prices: readonly Int32Array[];
  readonly #featured: Int32Array;
  readonly #launched: Float64Array;
  readonly #skuRanks: Uint32Array;
  readonly #pictured: Bitset;
  readonly #versions: readonly [product: Uint32Array, stock: Uint32Array, picture: Uint32Array];
  // The rest is computed from the rows on first use.
  readonly #visible = new Map<number, Bitset>();
  readonly #orders = new Map<string, Uint32Array>();
  readonly #shown = new Map<string, readonly IndexedTerm[]>();
  readonly #termCounts = new Map<string, readonly TermCount[]>();
  readonly #facets = new LRUCache<string, string>({ max: 2_000 });

  constructor(size: number, terms: TermLists) {
    this.size = size;
    this.#audiences = new Uint8Array(size);
    this.#prices = Array.from({ length: 6 }, () => new Int32Array(size));
    this.#featured = new Int32Array(size);
    this.#launched = new Float64Array(size);
    this.#skuRanks = new Uint32Array(size);
    this.#pictured = emptySet(size);
    this.#versions = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)];
    const indexed = (facet: Facet): IndexedTerm[] => terms[facet].map((term) => ({ ...term, members: emptySet(size) }));
    this.terms = {
      category: indexed('category'),
      concern: indexed('concern'),
      skinType: indexed('skinType'),
      sizeClass: indexed('sizeClass'),
    };
    const bySlug = (facet: Facet) => new Map(this.terms[facet].map((term) => [term.slug, term]));
    this.#bySlug = {
      category: bySlug('category'),
      concern: bySlug('concern'),
      skinType: bySlug('skinType'),
      sizeClass: bySlug('sizeClass'),
    };
  }

  static of(rows: readonly IndexRow[], terms: TermLists): CatalogIndex {
    const index = new CatalogIndex(rows.length, terms);
    for (const row of rows) index.add(row);
    return index;
  }

  /** The next row in the order of names; only before the first question. */
  add(row: IndexRow): void {
    const position = this.skus.length;
    if (position >= this.size) throw new RangeError(`The index was made for ${this.size} products`);
    this.skus.push(row.sku);
    this.#positions.set(row.sku, position);
    this.#audiences[position] = row.audiences;
    for (const [column, prices] of this.#prices.entries()) prices[position] = row.prices[column] ?? -1;
    this.#featured[position] = row.featuredRank;
    this.#launched[position] = row.launchedAt;
    this.#skuRanks[position] = row.skuRank;
    if (row.hasPicture) addTo(this.#pictured, position);
    for (const [part, versions] of this.#versions.entries()) versions[position] = row.versions[part] ?? 0;
    for (const facet of FACETS)
      for (const slug of row.terms[facet]) {
        const term = this.#bySlug[facet].get(slug);
        if (term !== undefined) addTo(term.members, position);
      }
  }

  /** What has changed since an earlier state of the same catalog. */
  changesSince(earlier: CatalogIndex): CatalogChange {
    if (this.size !== earlier.size || !this.#hasTermsOf(earlier)) return { kind: 'range' };
    const skus: string[] = [];
    const pictured: string[] = [];
    let isReordered = false;
    for (const [at, sku] of this.skus.entries()) {
      const before = earlier.#positions.get(sku);
      if (before === undefined) return { kind: 'range' };
      if (this.#versions.every((versions, part) => versions[at] === earlier.#versions[part]?.[before])) continue;
      if (!this.#countsAs(at, earlier, before)) return { kind: 'range' };
      skus.push(sku);
      if (this.#versions[2][at] !== earlier.#versions[2][before]) pictured.push(sku);
      isReordered ||= at !== before || !this.#sortsAs(at, earlier, before);
    }
    return { kind: 'products', skus, pictured, isReordered };
  }

  #hasTermsOf(earlier: CatalogIndex): boolean {
    const written = ({ terms }: CatalogIndex) =>
      JSON.stringify(
        FACETS.map((facet) => terms[facet].map(({ slug, name, description, mask }) => [slug, name, description, mask])),
      );
    return written(this) === written(earlier);
  }

  /** Whether the product counts for the same audiences and terms; both indexes have the same terms. */
  #countsAs(at: number, earlier: CatalogIndex, before: number): boolean {
    return (
      this.#audiences[at] === earlier.#audiences[before] &&
      this.#featured[at] === earlier.#featured[before] &&
      has(this.#pictured, at) === has(earlier.#pictured, before) &&
      FACETS.every((facet) =>
        this.terms[facet].every(({ members }, term) => {
          const others = earlier.terms[facet][term]?.members;
          return others !== undefined && has(members, at) === has(others, before);
        }),
      )
    );
  }

  #sortsAs(at: number, earlier: CatalogIndex, before: number): boolean {
    return (
      this.#launched[at] === earlier.#launched[before] &&
      this.#prices.every((prices, column) => prices[at] === earlier.#prices[column]?.[before])
    );
  }

  /** Whether this audience may see the product at all. */
  isVisible(sku: string, audience: Audience): boolean {
    const position = this.#positions.get(sku);
    return position !== undefined && ((this.#audiences[position] ?? 0) & audience.mask) !== 0;
  }

  positionOf(sku: string): number | undefined {
    return this.#positions.get(sku);
  }

  versionOf(position: number): number {
    return this.#versions[0][position] ?? 0;
  }

  /** Bits of the audiences that see the product at this position. */
  audiencesOf(position: number): number {
    return this.#audiences[position] ?? 0;
  }

  /** The set of the products at these positions. */
  setOf(positions: Uint32Array): Bitset {
    const set = emptySet(this.size);
    for (const position of positions) addTo(set, position);
    return set;
  }

  skusAt(positions: Uint32Array): string[] {
    return Array.from(positions, (position) => this.skus[position] ?? '');
  }

  /** Whether a term exists and may be named to this audience. */
  canRead(audience: Audience, facet: Facet, slug: string): boolean {
    return ((this.#bySlug[facet].get(slug)?.mask ?? 0) & audience.mask) !== 0;
  }

  visible(audience: Audience): Bitset {
    let set = this.#visible.get(audience.mask);
    if (set === undefined) {
      set = emptySet(this.size);
      for (let at = 0; at < this.size; at += 1) if (((this.#audiences[at] ?? 0) & audience.mask) !== 0) addTo(set, at);
      this.#visible.set(audience.mask, set);
    }
    return set;
  }

  /**
   * The products that pass the filters; `except` leaves out one facet's own filter, `among` is a set that they are part of. Values of one
   * facet widen.
   */
  matching(audience: Audience, filters: Filters, { except, among }: { except?: Facet; among?: Bitset } = {}): Bitset {
    const narrowing: Bitset[] = among ? [among] : [];
    for (const facet of FACETS) {
      if (facet === except || filters[facet].length === 0) continue;
      const members = filters[facet].flatMap((slug) => this.#bySlug[facet].get(slug)?.members ?? []);
      narrowing.push(members.length === 1 && members[0] !== undefined ? members[0] : union(this.size, members));
    }
    const visible = this.visible(audience);
    return narrowing.length === 0 ? visible : intersection(visible, narrowing);
  }

  /**
   * Counts of a facet, each value as if it alone were added to the other facets' filters. Values that no one in the audience sees are
   * left out.
   */
  facet(audience: Audience, filters: Filters, facet: Facet, among?: Bitset): FacetCount[] {
    const within = this.matching(audience, filters, { except: facet, ...(among && { among }) });
    return this.#shownTerms(audience, facet).map((term) => ({
      value: term.slug,
      label: term.name,
      count: sizeOfBoth(within, term.members),
    }));
  }

  /** The terms that may be named to an audience and have a product that it sees. */
  #shownTerms(audience: Audience, facet: Facet): readonly IndexedTerm[] {
    const key = `${facet}${audience.mask}`;
    let shown = this.#shown.get(key);
    if (shown === undefined) {
      const visible = this.visible(audience);
      shown = this.terms[facet].filter(
        (term) => (term.mask & audience.mask) !== 0 && sizeOfBoth(visible, term.members) > 0,
      );
      this.#shown.set(key, shown);
    }
    return shown;
  }

  /** All facets as JSON; the same for every sort and page, so counted once for each choice of filters. */
  facetsJson(audience: Audience, filters: Filters, filterKey: string): string {
    const key = `${audience.mask}${filterKey}`;
    let json = this.#facets.get(key);
    if (json === undefined) {
      json = JSON.stringify(this.facets(audience, filters));
      this.#facets.set(key, json);
    }
    return json;
  }

  /** All facets, counted among all products or among those of a set. */
  facets(audience: Audience, filters: Filters, among?: Bitset): Record<Facet, FacetCount[]> {
    const count = (facet: Facet) => this.facet(audience, filters, facet, among);
    return {
      category: count('category'),
      concern: count('concern'),
      skinType: count('skinType'),
      sizeClass: count('sizeClass'),
    };
  }

  /** Terms as this audience sees them, those that visitors do not see first, with how many products each has. */
  termCounts(audience: Audience, facet: 'category' | 'concern'): readonly TermCount[] {
    const key = `${facet}${audience.mask}`;
    let counts = this.#termCounts.get(key);
    if (counts === undefined) {
      const visible = this.visible(audience);
      const forVisitors = new Set(this.#shownTerms(VISITORS, facet));
      counts = this.#shownTerms(audience, facet)
        .toSorted((a, b) => Number(forVisitors.has(a)) - Number(forVisitors.has(b)))
        .map(({ slug, name, description, members }) => ({
          slug,
          name,
          description,
          productCount: sizeOfBoth(visible, members),
        }));
      this.#termCounts.set(key, counts);
    }
    return counts;
  }

  /** The first product with a picture that this audience sees in the category. */
  firstPictured(audience: Audience, slug: string): string | undefined {
    const members = this.#bySlug.category.get(slug)?.members;
    if (members === undefined) return undefined;
    return this.page(audience, intersection(this.visible(audience), [members, this.#pictured]), 'featured', 0, 1)
      .skus[0];
  }

  /** SKUs of a page, in order; and how many there are in all. */
  page(
    audience: Audience,
    matches: Bitset,
    sort: Sort,
    offset: number,
    limit: number,
  ): { skus: string[]; total: number } {
    const order = this.order(audience, sort);
    const skus: string[] = [];
    if (matches === this.visible(audience)) {
      for (const position of order.subarray(offset, offset + limit)) skus.push(this.skus[position] ?? '');
      return { skus, total: order.length };
    }
    const total = sizeOf(matches);
    if (offset >= total) return { skus, total };
    let skip = offset;
    for (let at = 0; at < order.length && skus.length < limit; at += 1) {
      const position = order[at] ?? 0;
      if (!has(matches, position)) continue;
      if (skip > 0) skip -= 1;
      else skus.push(this.skus[position] ?? '');
    }
    return { skus, total };
  }

  /**
   * Visible positions in order; ties are in SKU order, so that pages neither repeat nor lose any. Value and SKU are combined into one
   * number, because numbers sort twenty times faster than with a comparison function.
   */
  order(audience: Audience, sort: Sort): Uint32Array {
    const key = `${sort}:${audience.mask}:${sort.startsWith('price') ? audience.priceColumn : ''}`;
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const visible = this.visible(audience);
    const order = new Uint32Array(sizeOf(visible));
    let end = 0;
    for (let at = 0; at < this.size; at += 1) {
      if (!has(visible, at)) continue;
      order[end] = at;
      end += 1;
    }
    if (sort !== 'name') {
      const values = this.#sortValues(audience, sort);
      const sign = sort === 'newest' || sort === 'price_desc' ? -1 : 1;
      const ranks = this.#skuRanks;
      const numbers = Float64Array.from(order, (at) => sign * (values[at] ?? 0) * this.size + (ranks[at] ?? 0)).sort();
      const byRank = new Uint32Array(this.size);
      for (let at = 0; at < this.size; at += 1) byRank[ranks[at] ?? 0] = at;
      for (const [place, number] of numbers.entries()) {
        const rank = number - Math.floor(number / this.size) * this.size;
        order[place] = byRank[rank] ?? 0;
      }
    }
    this.#orders.set(key, order);
    return order;
  }

  #sortValues(audience: Audience, sort: Exclude<Sort, 'name'>): Int32Array | Float64Array {
    if (sort === 'featured') return this.#featured;
    if (sort === 'newest') return this.#launched;
    return this.#prices[audience.priceColumn] ?? new Int32Array();
  }
}
