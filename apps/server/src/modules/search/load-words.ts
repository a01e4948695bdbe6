import type { Queryable } from '../../db/database.ts';
import { turn } from '../../turn.ts';
import type { CatalogIndex } from '../products/catalog-index.ts';
import { ProductWords, stemOf } from './product-words.ts';
import { productTexts } from './repository.ts';
import type { ProductText } from './repository.ts';
import { NO_WORDS, postingOf, withWords } from './word-lists.ts';
import type { WordLists } from './word-lists.ts';
import { FIELDS, indexedWords } from './words.ts';
import type { Field } from './words.ts';

/** Products whose texts are read with one query. */
const STEP = 500;
/** Products whose words are collected before they become part of the lists. */
const BATCH = 10_000;

/** The words of one state of the catalog, and what the next state can reuse of them. */
export interface KnownWords {
  readonly words: ProductWords;
  readonly lists: WordLists;
  readonly names: readonly string[];
  /** By position. */
  readonly skus: readonly string[];
  /** By position: the version of the row whose words these are. */
  readonly versions: Float64Array;
}

/** Each word of a product with the most telling field that has it. */
function wordsOfText(text: ProductText): Map<string, Field> {
  const fields = new Map<string, Field>();
  const add = (value: string, field: Field) => {
    for (const word of indexedWords(value)) if ((fields.get(word) ?? 0) < field) fields.set(word, field);
  };
  add(text.name, FIELDS.name);
  add(text.sku, FIELDS.sku);
  add(text.ingredients, FIELDS.ingredient);
  add(text.keywords, FIELDS.keyword);
  add(text.categories, FIELDS.category);
  add(text.description, FIELDS.description);
  return fields;
}

/** Where the products of the previous state are now: -1 for those that are gone or have changed. */
function movedTo(index: CatalogIndex, known: KnownWords): Int32Array {
  return Int32Array.from(known.skus, (sku, before) => {
    const position = index.positionOf(sku);
    return position !== undefined && index.versionOf(position) === known.versions[before] ? position : -1;
  });
}

/** Reads the words of the products that are new or have changed since `known`; those of the others are copied. */
export async function loadWords(db: Queryable, index: CatalogIndex, known: KnownWords | null): Promise<KnownWords> {
  const names: string[] = Array.from({ length: index.size }, () => '');
  const versions = new Float64Array(index.size);
  let moved = known === null ? null : movedTo(index, known);
  for (const [before, position] of (moved ?? []).entries()) {
    if (position < 0) continue;
    names[position] = known?.names[before] ?? '';
    versions[position] = index.versionOf(position);
  }
  const missing = index.skus.filter((_sku, position) => versions[position] === 0);
  let lists = known?.lists ?? NO_WORDS;
  let added = new Map<string, number[]>();
  for (let from = 0; from < missing.length || moved !== null; from += STEP) {
    for (const text of await productTexts(db, missing.slice(from, from + STEP))) {
      const position = index.positionOf(text.sku);
      if (position === undefined) continue;
      names[position] = text.nameKey;
      versions[position] = text.version;
      for (const [word, field] of wordsOfText(text)) {
        const posting = postingOf(position, field);
        const postings = added.get(word);
        if (postings === undefined) added.set(word, [posting]);
        else postings.push(posting);
      }
    }
    await turn();
    if ((from + STEP) % BATCH !== 0 && from + STEP < missing.length) continue;
    lists = await withWords(lists, moved, added, stemOf);
    moved = null;
    added = new Map();
  }
  return { words: new ProductWords(lists, names), lists, names, skus: index.skus, versions };
}
