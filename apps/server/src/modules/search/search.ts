import { normalizeSku } from '@regen/domain';
import type { ProductSearchResult, SearchSort } from '@regen/sdk';
import type { Needs } from '../../platform.ts';
import { AUDIENCE_BITS } from '../products/audience.ts';
import type { Audience } from '../products/audience.ts';
import { has } from '../products/bitset.ts';
import type { CatalogIndex, Filters, TermCount } from '../products/catalog-index.ts';
import type { Catalog } from '../products/catalog.ts';
import { LISTS, SEARCHES } from '../products/freshness.ts';
import { filterKeyOf, isUnfiltered, joinItems, knownFilters } from '../products/queries.ts';
import type { FilterQuery } from '../products/queries.ts';
import { loadWords } from './load-words.ts';
import type { KnownWords } from './load-words.ts';
import type { ProductWords } from './product-words.ts';
import { matchShape } from './repository.ts';
import { Spelling } from './spelling.ts';
import { everydayWords, isEmptyWord, isStopWord, partsOf, synonymsOf, wordsOf } from './words.ts';

const EVERYONE = Object.values(AUDIENCE_BITS).reduce((all, bit) => all | bit, 0);
/** Fewer hits than this are "few": another spelling is tried. */
const LITTLE = 3;
const MAX_TERMS = 5;
const SHAPED = 48;
/** One state of the catalog. */
interface Searchable {
  index: CatalogIndex;
  words: ProductWords;
}

/** What is looked for. */
interface Words {
  audience: Audience;
  text: string;
}

interface Question extends Words {
  page: number;
  perPage: number;
  sort: SearchSort;
  filters: FilterQuery;
  hasFacets: boolean;
}

interface Answered {
  /** Positions, best first. */
  found: Uint32Array;
  words: readonly string[];
  didYouMean: string | null;
}

export interface Search {
  find(question: Question): Promise<Buffer>;
  /** Learns the words of the catalog, which the first misspelled search would otherwise wait for. */
  warm(): Promise<void>;
}

export function createSearch(needs: Needs<'clock' | 'db'>, catalog: Catalog): Search {
  // Of one state of the catalog; a new index means new words.
  const loads = new WeakMap<CatalogIndex, Promise<KnownWords>>();
  const spellings = new WeakMap<ProductWords, Spelling>();
  let last: Promise<KnownWords | null> = Promise.resolve(null);

  const wordsOfTerms = new WeakMap<TermCount, readonly string[]>();

  function termWords(term: TermCount): readonly string[] {
    let words = wordsOfTerms.get(term);
    if (words === undefined) {
      words = wordsOf(`${term.name} ${term.slug}`);
      wordsOfTerms.set(term, words);
    }
    return words;
  }

  function loadSpelling(index: CatalogIndex, words: ProductWords): Spelling {
    const known = new Map<string, { word: string; mask: number; uses: number }>();
    const add = (word: string, mask: number, uses: number) => {
      // "Vitamin c" is one word of the index.
      if (word.length < 4 || /^\p{N}| /u.test(word)) return;
      const before = known.get(word);
      known.set(word, { word, mask: mask | (before?.mask ?? 0), uses: uses + (before?.uses ?? 0) });
    };
    for (const { word, mask, uses } of words.spelled((position) => index.audiencesOf(position))) add(word, mask, uses);
    for (const term of [...index.terms.category, ...index.terms.concern])
      for (const word of wordsOf(term.name)) add(word, term.mask, 10);
    // Of words that are equally near, one of the catalog is the likelier.
    for (const word of everydayWords()) add(word, EVERYONE, 0);
    return new Spelling(known.values());
  }

  function spellingOf({ index, words }: Searchable): Spelling {
    let spelling = spellings.get(words);
    if (spelling === undefined) {
      spelling = loadSpelling(index, words);
      spellings.set(words, spelling);
    }
    return spelling;
  }

  /** The index and its words, each made from those of the previous state, one after another. */
  async function searchable(): Promise<Searchable> {
    const index = await catalog.index();
    let loading = loads.get(index);
    if (loading === undefined) {
      const before = last;
      loading = before.then((known) => loadWords(needs.db, index, known));
      loads.set(index, loading);
      last = loading.catch(() => {
        loads.delete(index);
        return before;
      });
    }
    return { index, words: (await loading).words };
  }

  /** What is about the words; if nothing is, what mentions them in its tagline or description. */
  function match(
    { index, words: known }: Searchable,
    { audience, text }: Words,
    words: readonly string[],
  ): Uint32Array {
    const isCategory = (word: string) => matchingTerms(index, audience, 'category', [word]).length > 0;
    const sku = normalizeSku(text);
    const [phrase, exact] = [words.join(' '), sku === null ? undefined : index.positionOf(sku)];
    const order = index.order(audience, 'featured');
    const matchIn = (isAnywhere: boolean) =>
      known.find({ parts: partsOf(words, { isAnywhere, isCategory }), phrase, exact }, order);
    const found = matchIn(false);
    return found.length > 0 ? found : matchIn(true);
  }

  /** The words with unknown ones replaced by their likeliest spelling; null when there is nothing to replace. */
  function respell(among: Searchable, { mask }: Audience, words: readonly string[]): string[] | null {
    const isSeen = (position: number) => (among.index.audiencesOf(position) & mask) !== 0;
    const better = words.map((word) =>
      isStopWord(word) || synonymsOf(word).length > 0 || among.words.knows(word, isSeen)
        ? word
        : (spellingOf(among).correct(word, mask) ?? word),
    );
    return better.some((word, at) => word !== words[at]) ? better : null;
  }

  /** Products with names similar to the words, if none contains them. */
  async function resembling({ index }: Searchable, audience: Audience, words: readonly string[]): Promise<Uint32Array> {
    const skus = await matchShape(needs, audience, words.join(' '), SHAPED);
    return Uint32Array.from(skus.flatMap((sku) => index.positionOf(sku) ?? []));
  }

  async function answer(among: Searchable, question: Words): Promise<Answered> {
    const words = wordsOf(question.text);
    const typed = match(among, question, words);
    if (typed.length >= LITTLE || words.length === 0) return { found: typed, words, didYouMean: null };
    const better = respell(among, question.audience, words);
    if (better !== null) {
      const found = match(among, { ...question, text: better.join(' ') }, better);
      const didYouMean = better.join(' ');
      if (found.length > typed.length)
        return typed.length === 0 ? { found, words: better, didYouMean } : { found: typed, words, didYouMean };
    }
    if (typed.length > 0) return { found: typed, words, didYouMean: null };
    return { found: await resembling(among, question.audience, better ?? words), words, didYouMean: null };
  }

  function matchingTerms(
    index: CatalogIndex,
    audience: Audience,
    facet: 'category' | 'concern',
    words: readonly string[],
  ): TermCount[] {
    const wanted = words
      .filter((word) => word.length > 2 && !isEmptyWord(word))
      .flatMap((word) => [word, ...synonymsOf(word)]);
    if (wanted.length === 0) return [];
    return index
      .termCounts(audience, facet)
      .filter((term) => termWords(term).some((own) => wanted.some((word) => own.startsWith(word))))
      .slice(0, MAX_TERMS);
  }

  /** A page of what was found, filtered and in order. */
  function pageOf(index: CatalogIndex, question: Question, found: Uint32Array) {
    const { audience, page, perPage, sort, hasFacets } = question;
    const from = (page - 1) * perPage;
    const take = (positions: Uint32Array) => index.skusAt(positions.subarray(from, from + perPage));
    if (!hasFacets && sort === 'relevance' && isUnfiltered(question.filters))
      return { skus: take(found), total: found.length, facets: null };
    const filters: Filters = knownFilters(index, audience, question.filters);
    const among = index.setOf(found);
    const matches = index.matching(audience, filters, { among });
    const facets = hasFacets ? index.facets(audience, filters, among) : null;
    if (sort !== 'relevance') return { ...index.page(audience, matches, sort, from, perPage), facets };
    const kept = found.filter((position) => has(matches, position));
    return { skus: take(kept), total: kept.length, facets };
  }

  return {
    async warm() {
      spellingOf(await searchable());
    },
    async find(question) {
      const { audience, page, perPage, sort, hasFacets } = question;
      const text = question.text.trim();
      const filterKey = isUnfiltered(question.filters)
        ? ''
        : filterKeyOf(knownFilters(await catalog.index(), audience, question.filters));
      const key = `search/${audience.key}/${sort}/${perPage}/${page}/${hasFacets}/${filterKey}/${text}`;
      return catalog.answer(key, async (mark) => {
        const among = await searchable();
        const { index } = among;
        const { found, words, didYouMean } = await answer(among, { audience, text });
        const { skus, total, facets } = pageOf(index, question, found);
        const summaries = await catalog.summaries(index, audience, skus, mark);
        const rest: Omit<ProductSearchResult, 'items'> = {
          query: text,
          categories: matchingTerms(index, audience, 'category', words),
          concerns: matchingTerms(index, audience, 'concern', words),
          currentPage: page,
          totalPages: Math.ceil(total / perPage),
          totalCount: total,
          perPage,
          facets,
          didYouMean,
        };
        const json = `{"items":${joinItems(skus, summaries)},${JSON.stringify(rest).slice(1)}`;
        return { json, skus: [...skus, LISTS, SEARCHES] };
      });
    },
  };
}
