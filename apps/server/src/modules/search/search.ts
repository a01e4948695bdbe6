import type { ProductSearchResult, SearchSort } from '@regen/sdk';
import type { Needs } from '../../platform.ts';
import { AUDIENCE_BITS } from '../products/audience.ts';
import type { Audience } from '../products/audience.ts';
import type { CatalogIndex, Filters, TermCount } from '../products/catalog-index.ts';
import type { Catalog } from '../products/catalog.ts';
import { LISTS, SEARCHES } from '../products/freshness.ts';
import { filterKeyOf, isUnfiltered, joinItems, knownFilters } from '../products/queries.ts';
import type { FilterQuery } from '../products/queries.ts';
import { catalogWords, MAX_MATCHES, matchShape, matchWords, unknownWords } from './repository.ts';
import type { Found } from './repository.ts';
import { Spelling } from './spelling.ts';
import { everydayWords, isEmptyWord, synonymsOf, tsQueryOf, wordsOf } from './words.ts';

const EVERYONE = Object.values(AUDIENCE_BITS).reduce((all, bit) => all | bit, 0);
/** Fewer hits than this are "few": another spelling is tried. */
const LITTLE = 3;
const MAX_TERMS = 5;
const SHAPED = 48;
/** From so many products on, each query is planned separately. */
const LARGE = 5_000;

/** What is looked for, and which part of what is found. */
interface Words {
  audience: Audience;
  text: string;
  page: number;
  perPage: number;
}

interface Question extends Words {
  sort: SearchSort;
  filters: FilterQuery;
  hasFacets: boolean;
}

interface Answered extends Found {
  words: readonly string[];
  didYouMean: string | null;
}

export interface Search {
  find(question: Question): Promise<Buffer>;
  /** Learns the words of the catalog, which the first misspelled search would otherwise wait for. */
  warm(): Promise<void>;
}

export function createSearch(needs: Needs<'db'>, catalog: Catalog): Search {
  // The spelling of one state of the catalog; a new index means new words.
  const spellings = new WeakMap<CatalogIndex, Promise<Spelling>>();

  const wordsOfTerms = new WeakMap<TermCount, readonly string[]>();

  function termWords(term: TermCount): readonly string[] {
    let words = wordsOfTerms.get(term);
    if (words === undefined) {
      words = wordsOf(`${term.name} ${term.slug}`);
      wordsOfTerms.set(term, words);
    }
    return words;
  }

  async function loadSpelling(index: CatalogIndex): Promise<Spelling> {
    const words = new Map<string, { word: string; mask: number; uses: number }>();
    const add = (word: string, mask: number, uses: number) => {
      if (word.length < 4 || /^\p{N}/u.test(word)) return;
      const known = words.get(word);
      if (known === undefined) words.set(word, { word, mask, uses });
      else words.set(word, { word, mask: known.mask | mask, uses: known.uses + uses });
    };
    for (const { word, mask, uses } of await catalogWords(needs.db))
      for (const part of wordsOf(word)) add(part, mask, uses);
    for (const term of [...index.terms.category, ...index.terms.concern])
      for (const word of wordsOf(term.name)) add(word, term.mask, 10);
    for (const word of everydayWords()) add(word, EVERYONE, 5);
    return new Spelling(words.values());
  }

  function spellingOf(index: CatalogIndex): Promise<Spelling> {
    let spelling = spellings.get(index);
    if (spelling === undefined) {
      spelling = loadSpelling(index);
      spellings.set(index, spelling);
      spelling.catch(() => spellings.delete(index));
    }
    return spelling;
  }

  /** What is about the words; if nothing is, what mentions them in its tagline or description. */
  async function match(index: CatalogIndex, question: Words, words: readonly string[]): Promise<Found> {
    const { audience, page, perPage } = question;
    const isCategory = (word: string) => matchingTerms(index, audience, 'category', [word]).length > 0;
    const matchIn = async (isAnywhere: boolean): Promise<Found> => {
      const tsQuery = tsQueryOf(words, { isAnywhere, isCategory });
      if (tsQuery === null) return { skus: [], total: 0 };
      return matchWords(needs.db, {
        audience,
        tsQuery,
        phrase: words.join(' '),
        offset: (page - 1) * perPage,
        limit: perPage,
        isLarge: index.size > LARGE,
      });
    };
    const found = await matchIn(false);
    return found.total > 0 ? found : matchIn(true);
  }

  /** The words with unknown ones replaced by their likeliest spelling; null when there is nothing to replace. */
  async function respell(index: CatalogIndex, audience: Audience, words: readonly string[]): Promise<string[] | null> {
    const telling = words.filter((word) => !isEmptyWord(word) && synonymsOf(word).length === 0);
    const unknown = new Set(await unknownWords(needs.db, audience, telling));
    if (unknown.size === 0) return null;
    const spelling = await spellingOf(index);
    const better = words.map((word) => (unknown.has(word) ? (spelling.correct(word, audience.mask) ?? word) : word));
    return better.some((word, at) => word !== words[at]) ? better : null;
  }

  async function answer(index: CatalogIndex, question: Words): Promise<Answered> {
    const words = wordsOf(question.text);
    const typed = await match(index, question, words);
    if (typed.total >= LITTLE || words.length === 0) return { ...typed, words, didYouMean: null };
    const better = await respell(index, question.audience, words);
    if (better !== null) {
      const found = await match(index, question, better);
      const didYouMean = better.join(' ');
      if (found.total > typed.total)
        return typed.total === 0 ? { ...found, words: better, didYouMean } : { ...typed, words, didYouMean };
    }
    if (typed.total > 0) return { ...typed, words, didYouMean: null };
    const { audience, page, perPage } = question;
    const shaped = await matchShape(needs.db, audience, (better ?? words).join(' '), SHAPED);
    return { skus: shaped.slice((page - 1) * perPage, page * perPage), total: shaped.length, words, didYouMean: null };
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
  function narrow(index: CatalogIndex, question: Question, found: readonly string[]) {
    const { audience, page, perPage, sort, hasFacets } = question;
    const filters: Filters = knownFilters(index, audience, question.filters);
    const among = index.setOf(found);
    const matches = index.matching(audience, filters, { among });
    const facets = hasFacets ? index.facets(audience, filters, among) : null;
    const from = (page - 1) * perPage;
    if (sort !== 'relevance') return { ...index.page(audience, matches, sort, from, perPage), facets };
    const skus = index.inOrder(found, matches);
    return { skus: skus.slice(from, from + perPage), total: skus.length, facets };
  }

  return {
    async warm() {
      await spellingOf(await catalog.index());
    },
    async find(question) {
      const { audience, page, perPage, sort, hasFacets } = question;
      const text = question.text.trim();
      const filterKey = isUnfiltered(question.filters)
        ? ''
        : filterKeyOf(knownFilters(await catalog.index(), audience, question.filters));
      const key = `search/${audience.key}/${sort}/${perPage}/${page}/${hasFacets}/${filterKey}/${text}`;
      return catalog.answer(key, async (mark) => {
        const index = await catalog.index();
        // The database pages what it has ranked; to sort, filter or count it, all of it is needed.
        const isWhole = hasFacets || sort !== 'relevance' || filterKey !== '';
        const part = isWhole ? { page: 1, perPage: MAX_MATCHES } : { page, perPage };
        const found = await answer(index, { audience, text, ...part });
        const { words, didYouMean } = found;
        const { skus, total, facets } = isWhole ? narrow(index, question, found.skus) : { ...found, facets: null };
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
