import { isLink, isObject } from './types.ts';
import type { Fields, RecordRef } from './types.ts';

/** Deeper than any rich text that an editor writes; whatever is below is not searched. */
const MAX_DEPTH = 60;

function collect(value: unknown, found: RecordRef[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (isLink(value)) {
    found.push({ kind: value.sys.linkType, id: value.sys.id });
    return;
  }
  for (const part of Array.isArray(value) ? value : Object.values(value)) collect(part, found, depth + 1);
}

/** The links in a value, those of rich text and of lists included, in their order. */
export function linksIn(value: unknown): RecordRef[] {
  const found: RecordRef[] = [];
  collect(value, found, 0);
  return found;
}

export const linksOf = (fields: Fields): RecordRef[] => linksIn(fields);

function collectText(value: unknown, found: string[], depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const part of value) collectText(part, found, depth + 1);
  else if (isObject(value)) {
    if (typeof value['value'] === 'string' && value['nodeType'] === 'text') found.push(value['value']);
    else if (value['content'] !== undefined) collectText(value['content'], found, depth + 1);
  }
}

/** The words that a person reads in a symbol, a text, a list of symbols or a rich text. */
export function textIn(value: unknown): string {
  const found: string[] = [];
  collectText(value, found, 0);
  return found.join(' ');
}
