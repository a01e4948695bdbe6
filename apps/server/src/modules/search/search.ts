import type { ProductSearchResult } from '@regen/sdk';
import type { Needs } from '../../platform.ts';
import { AUDIENCE_BITS } from '../products/audience.ts';
import type { Audience } from '../products/audience.ts';
import type { CatalogIndex, TermCount } from '../products/catalog-index.ts';
import type { Catalog } from '../products/catalog.ts';
import { joinItems } from '../products/queries.ts';
import { catalogWords, matchShape, matchWords, unknownWords } from './repository.ts';
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

interface Question {
  audience: Audience;
  text: string;
  page: number;
  perPage: number;
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

  function match(index: CatalogIndex, question: Question, words: readonly string[]): Promise<Found> {
    const tsQuery = tsQueryOf(words);
    if (tsQuery === null) return Promise.resolve({ skus: [], total: 0 });
    const { audience, page, perPage } = question;
    const isLarge = index.size > LARGE;
    return matchWords(needs.db, {
      audience,
      tsQuery,
      phrase: words.join(' '),
      offset: (page - 1) * perPage,
      limit: perPage,
      isLarge,
    });
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

  async function answer(index: CatalogIndex, question: Question): Promise<Answered> {
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

  return {
    async warm() {
      await spellingOf(await catalog.index());
    },
    find(question) {
      const { audience, page, perPage } = question;
      const text = question.text.trim();
      const key = `search/${audience.key}/${perPage}/${page}/${text}`;
      return catalog.answer(key, async (mark) => {
        const index = await catalog.index();
        const { skus, total, words, didYouMean } = await answer(index, { ...question, text });
        const summaries = await catalog.summaries(index, audience, skus, mark);
        const rest: Omit<ProductSearchResult, 'items'> = {
          query: text,
          categories: matchingTerms(index, audience, 'category', words),
          concerns: matchingTerms(index, audience, 'concern', words),
          currentPage: page,
          totalPages: Math.ceil(total / perPage),
          totalCount: total,
          perPage,
          didYouMean,
        };
        const json = `{"items":${joinItems(skus, summaries)},${JSON.stringify(rest).slice(1)}`;
        return { json, skus };
      });
    },
  };
}
