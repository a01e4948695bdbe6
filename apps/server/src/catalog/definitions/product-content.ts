import * as z from 'zod';
import type { ProductContent } from '../../db/schema.ts';
import { SKIN_TYPES } from '../../modules/products/vocabularies.ts';
import type { Cell } from '../format/cell.ts';
import { code, INTEGER, line, oneOf, whole } from '../format/cell.ts';
import { lines, pair, words } from '../format/list-cell.ts';
import { sku } from './common-cells.ts';
import { column } from './definition.ts';
import type { Column } from './definition.ts';
import type { ProductRow } from './product-row.ts';

/** Whether the last digit of a GTIN is the one that the others ask for. */
function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).toReversed();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

export const gtin = code(
  (text) => (isGtin(text) ? text : null),
  'must be a barcode number of 8, 12, 13 or 14 digits with the right check digit; a spreadsheet has to treat the column as text',
);

export const skinType: Cell<string> = oneOf(Object.keys(SKIN_TYPES));

/** A name before the colon, so none in it. */
const partName = line.schema.refine((text) => !text.includes(': '), 'must not have a colon followed by a space');

const ingredient = pair<ProductContent['keyIngredients'][number]>({
  schema: z.strictObject({ name: partName, benefit: line.schema }),
  shape: 'name: benefit',
  read: (name, benefit) => ({ name, benefit }),
  write: ({ name, benefit }) => [line.toText(name), line.toText(benefit)],
});

const USE_TIMES = ['AM', 'PM', 'AM_PM', 'treatment', 'weekly'] as const;

const step = pair<ProductContent['howToUse'][number]>({
  schema: z.strictObject({ time: oneOf(USE_TIMES).schema, text: line.schema }),
  shape: 'time: step',
  read: (time, text) => ({ time, text }),
  write: ({ time, text }) => [time, line.toText(text)],
});

const PERCENT = /^(\d+(?:\.\d+)?) ?%$/;
const BAD_PERCENT = 'must be a number from 0 to 100, such as 0.5%';

const active = pair<ProductContent['actives'][number]>({
  schema: z.strictObject({
    name: partName,
    percent: z.number({ error: BAD_PERCENT }).min(0, BAD_PERCENT).max(100, BAD_PERCENT).nullable().default(null),
  }),
  shape: 'name: 5%',
  read: (name, text) => {
    const [, number] = PERCENT.exec(text ?? '') ?? [];
    return { name, percent: number === undefined ? text : Number(number) };
  },
  write: ({ name, percent }) => [line.toText(name), percent === null ? null : `${percent}%`],
});

const quantity = whole({ ...INTEGER, min: 1 });

const part = pair<ProductContent['kitContents'][number]>({
  schema: z.strictObject({ sku: sku.schema, quantity: quantity.schema }),
  shape: 'SKU: quantity',
  read: (name, text) => ({ sku: name, quantity: text === undefined ? undefined : quantity.parse(text) }),
  write: (one) => [one.sku, String(one.quantity)],
});

/** A column that is one list of the content; an empty cell is an empty list. */
function content<T>(
  name: string,
  entries: Cell<T[]>,
  get: (content: ProductContent) => T[],
  set: (all: T[]) => Partial<ProductContent>,
  skusOf?: (all: T[]) => string[],
): Column<ProductRow> {
  return column<ProductRow, T[]>(
    name,
    entries,
    { get: (row) => get(row.content), set: (row, all) => ({ ...row, content: { ...row.content, ...set(all) } }) },
    { empty: [], ...(skusOf && { refers: { kind: 'sku', keysOf: (row) => skusOf(get(row.content)) } }) },
  );
}

/** One size is none: the column is only for products with several. */
const sizes: Column<ProductRow> = column<ProductRow, string[]>(
  'sizes',
  words(sku),
  {
    get: (row) => row.content.sizes ?? [],
    set(row, all) {
      const { sizes: _before, ...rest } = row.content;
      return { ...row, content: all.length === 0 ? rest : { ...rest, sizes: all } };
    },
  },
  { empty: [], refers: { kind: 'sku', keysOf: (row) => row.content.sizes ?? [] } },
);

export const contentColumns: readonly Column<ProductRow>[] = [
  content(
    'description',
    lines(line),
    (all) => all.description,
    (description) => ({ description }),
  ),
  content(
    'key_ingredients',
    lines(ingredient),
    (all) => all.keyIngredients,
    (keyIngredients) => ({ keyIngredients }),
  ),
  content(
    'inci',
    lines(line),
    (all) => all.inci,
    (inci) => ({ inci }),
  ),
  content(
    'how_to_use',
    lines(step),
    (all) => all.howToUse,
    (howToUse) => ({ howToUse }),
  ),
  content(
    'warnings',
    lines(line),
    (all) => all.warnings,
    (warnings) => ({ warnings }),
  ),
  content(
    'actives',
    lines(active),
    (all) => all.actives,
    (actives) => ({ actives }),
  ),
  content(
    'kit_contents',
    lines(part),
    (all) => all.kitContents,
    (kitContents) => ({ kitContents }),
    (all) => all.map((one) => one.sku),
  ),
  content(
    'related',
    words(sku),
    (all) => all.related,
    (related) => ({ related }),
    (all) => all,
  ),
  sizes,
];
