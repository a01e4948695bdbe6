import type { IndexedRecord } from '../index/space-index.ts';
import { textIn } from '../records/links.ts';
import { unpacked } from '../records/packed.ts';
import { valuesOf } from './view.ts';
import type { View } from './view.ts';

/** Most words of a query that are looked for. */
const MAX_WORDS = 20;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words of a query, folded: without accents, in lower case. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(' ', MAX_WORDS)
    .filter((word) => word !== '');
}

/** Whether each word begins a word of the text. */
function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

export function matches(value: unknown, words: readonly string[]): boolean {
  return words.length > 0 && hasAll(` ${folded(textIn(unpacked(value)))}`, words);
}

function textOf(view: View, record: IndexedRecord): string {
  const known = record.texts.get(view.locale);
  if (known !== undefined) return known;
  const values = Object.keys(record.fields).flatMap((id) => valuesOf(view, record, id));
  const text = ` ${folded(values.map((value) => textIn(unpacked(value))).join(' '))}`;
  record.texts.set(view.locale, text);
  return text;
}

/** Whether each word begins a word in any text of the record. */
export function isFound(view: View, record: IndexedRecord, words: readonly string[]): boolean {
  return hasAll(textOf(view, record), words);
}
