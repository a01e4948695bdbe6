import { normalizeSku } from '@regen/domain';
import { MAX_LETTERS, MIN_LETTERS } from '~/features/search/index.ts';

export interface QuickOrderLine {
  sku: string;
  quantity: number;
  /** As it was pasted, to be given back when it could not be added. */
  texts: readonly string[];
}

export interface UnreadLine {
  /** Counted from 1. */
  line: number;
  text: string;
  message: string;
  /** What may be a product's name, and how many of it. */
  named?: { words: string; quantity: number };
}

export interface ParsedQuickOrder {
  /** Each SKU once: its quantities add up. */
  lines: readonly QuickOrderLine[];
  unread: readonly UnreadLine[];
}

/** As many as one read of products takes. */
export const MAX_SKUS = 100;
export const NEW_LINE = /\r\n|\r|\n/;
const MAX_PIECES = 9999;

/** Cells of a spreadsheet or of a list with separators, otherwise words. */
function cellsOf(text: string): string[] {
  const cells = /[\t,;]/.test(text) ? text.split(/[\t,;]/) : text.split(/\s+/);
  return cells
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '');
}

/** A name, with the quantity at its end. */
function namedIn(cells: readonly string[]): UnreadLine['named'] {
  const last = cells.length > 1 ? /^[x×]?(\d{1,4})$/i.exec(cells.at(-1) ?? '') : null;
  const words = (last ? cells.slice(0, -1) : cells).join(' ').slice(0, MAX_LETTERS);
  return words.length < MIN_LETTERS ? undefined : { words, quantity: Math.max(1, Number(last?.[1] ?? 1)) };
}

/** One product a line: its SKU first, the quantity last; anything between them, such as a name, is ignored. */
export function parseQuickOrder(text: string): ParsedQuickOrder {
  const found = new Map<string, { quantity: number; texts: string[] }>();
  const unread: UnreadLine[] = [];
  text.split(NEW_LINE).forEach((raw, at) => {
    const line = at + 1;
    const cells = cellsOf(raw);
    const [first, ...rest] = cells;
    if (first === undefined) return;
    // The head of a table that was pasted whole.
    if (at === 0 && /^(sku|item|product)\b/i.test(first) && normalizeSku(first) === null) return;
    const fail = (message: string, named?: UnreadLine['named']) =>
      unread.push({ line, text: raw.trim(), message, ...(named && { named }) });
    const sku = normalizeSku(first);
    if (sku === null) return void fail('Enter a SKU, for example 1401.', namedIn(cells));
    const last = (rest.at(-1) ?? '1').replace(/^[x×]/i, '');
    if (!/^-?\d+$/.test(last)) return void fail('The quantity isn’t a whole number.');
    const quantity = Number(last);
    if (quantity < 1 || quantity > MAX_PIECES) return void fail(`The quantity must be between 1 and ${MAX_PIECES}.`);
    const known = found.get(sku);
    if (known === undefined && found.size >= MAX_SKUS) return void fail(`A list can have up to ${MAX_SKUS} products.`);
    found.set(sku, {
      quantity: Math.min(MAX_PIECES, (known?.quantity ?? 0) + quantity),
      texts: [...(known?.texts ?? []), raw.trim()],
    });
  });
  return { lines: [...found].map(([sku, rest]) => ({ sku, ...rest })), unread };
}
