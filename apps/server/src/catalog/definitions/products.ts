import { SKU_TYPES } from '@regen/domain';
import { products } from '../../db/schema.ts';
import type { ProductContent } from '../../db/schema.ts';
import { INTEGER, SMALL, dollars, line, moment, oneOf, shortLine, whole, yesNo } from '../format/cell.ts';
import { lines, words } from '../format/list-cell.ts';
import { channels, sku, slug } from './common-cells.ts';
import { column, columnsOf } from './definition.ts';
import type { Column, FileDefinition, RowProblem, TableDefinition } from './definition.ts';
import { kitProblems, soldTo } from './kits.ts';
import { contentColumns, gtin, skinType } from './product-content.ts';
import type { ProductRow } from './product-row.ts';

const at = columnsOf<ProductRow>();

const NO_CONTENT: ProductContent = {
  description: [],
  keyIngredients: [],
  inci: [],
  howToUse: [],
  warnings: [],
  actives: [],
  kitContents: [],
  related: [],
};

/** Problems of tiers: none may be without a price where professionals buy, and none costs more than the first (rule P6). */
function tierProblems(row: ProductRow): RowProblem[] {
  const [list, ...others] = [
    row.proTier1PriceCents,
    row.proTier2PriceCents,
    row.proTier3PriceCents,
    row.proTier4PriceCents,
  ];
  const missing = [list, ...others].flatMap((price, index) => (price === null ? [index + 1] : []));
  const problems = others.flatMap((price, index): RowProblem[] =>
    typeof list === 'number' && price !== null && price > list
      ? [{ column: `tier_${index + 2}`, message: 'must not be more than tier_1' }]
      : [],
  );
  if (!row.visiblePro || missing.length === 0) return problems;
  const message = `b2b needs all four tier prices (missing: ${missing.join(', ')}). Add them in prices.csv, or remove b2b from sold_to`;
  return [...problems, { column: 'sold_to', message }];
}

/** A channel that sees a product has its price (rule P7); professional products and samples are not sold to clients (rule P8). */
function productProblems(row: ProductRow): RowProblem[] {
  const problems: RowProblem[] = [];
  const add = (name: string, message: string) => void problems.push({ column: name, message });
  const toClients = (['web', 'retail'] as const).filter((channel) => soldTo(row).includes(channel)).join(' and ');
  const fix = 'add it in prices.csv, or leave the channel out';
  if (toClients !== '' && (row.skuType === 'professional' || row.skuType === 'sample'))
    add('sold_to', `must not name ${toClients} for a product of type ${row.skuType}`);
  else if (toClients !== '' && row.retailPriceCents === null)
    add('sold_to', `${toClients} needs a retail price: ${fix}`);
  if (row.visibleSchool && row.schoolPriceCents === null) add('sold_to', `school needs a school price: ${fix}`);
  problems.push(...tierProblems(row));
  const { sizes } = row.content;
  if (sizes && !sizes.includes(row.sku)) add('sizes', `must name ${row.sku} itself among the others`);
  if (row.content.kitContents.some((part) => part.sku === row.sku)) add('kit_contents', 'must not name the kit itself');
  if (row.content.kitContents.length > 0 && row.skuType !== 'kit')
    add('kit_contents', `must be empty for a product of type ${row.skuType}: empty it, or set type to kit`);
  return problems;
}

export const productTable: TableDefinition<ProductRow> = {
  label: 'products',
  table: products,
  key: 'sku',
  kind: 'sku',
  blank: (at) => ({
    sku: '',
    gtin: null,
    name: '',
    shortName: '',
    tagline: '',
    skuType: 'retail',
    size: '',
    sizeClass: 'standard',
    weightGrams: 0,
    taxCode: 'cosmetic',
    visibleWeb: false,
    visibleRetail: false,
    visiblePro: false,
    visibleSchool: false,
    retailPriceCents: null,
    schoolPriceCents: null,
    proTier1PriceCents: null,
    proTier2PriceCents: null,
    proTier3PriceCents: null,
    proTier4PriceCents: null,
    categories: [],
    concerns: [],
    skinTypes: [],
    keyIngredients: [],
    keywords: [],
    images: [],
    limitPerOrder: 99,
    featuredRank: 1000,
    isBestseller: false,
    launchedAt: at,
    discontinuedAt: null,
    content: NO_CONTENT,
  }),
  finish: (row) => ({
    ...row,
    shortName: row.shortName === '' ? row.name : row.shortName,
    keyIngredients: row.content.keyIngredients.map(({ name }) => name),
  }),
  check: productProblems,
  checkRows: kitProblems,
};

const soldToColumn: Column<ProductRow> = column<ProductRow, string[]>(
  'sold_to',
  channels,
  {
    get: soldTo,
    set: (row, all) => ({
      ...row,
      visibleWeb: all.includes('web'),
      visibleRetail: all.includes('retail'),
      visiblePro: all.includes('b2b'),
      visibleSchool: all.includes('school'),
    }),
  },
  { empty: [] },
);

/** An empty cell leaves a product its day, and a new one has today's. */
const launchedAt: Column<ProductRow> = column<ProductRow, Date | null>(
  'launched_at',
  moment,
  { get: (row) => row.launchedAt, set: (row, day) => (day === null ? row : { ...row, launchedAt: day }) },
  { empty: null },
);

export const productFile: FileDefinition<ProductRow> = {
  name: 'products',
  canCreate: true,
  columns: [
    at('sku', 'sku', sku),
    at('name', 'name', shortLine),
    at('short_name', 'shortName', shortLine, { empty: '' }),
    at('tagline', 'tagline', line, { empty: '' }),
    at('type', 'skuType', oneOf(SKU_TYPES), { empty: 'retail' }),
    at('size', 'size', shortLine),
    at('size_class', 'sizeClass', oneOf(['travel', 'standard', 'professional']), {
      empty: 'standard',
    }),
    at('weight_grams', 'weightGrams', whole(INTEGER), { empty: 0 }),
    at('tax_code', 'taxCode', oneOf(['cosmetic', 'otc-drug', 'kit']), { empty: 'cosmetic' }),
    at('gtin', 'gtin', gtin, { empty: null }),
    soldToColumn,
    at('categories', 'categories', words(slug), { empty: [], refers: 'category' }),
    at('concerns', 'concerns', words(slug), { empty: [], refers: 'concern' }),
    at('skin_types', 'skinTypes', words(skinType), { empty: [] }),
    at('keywords', 'keywords', lines(line), { empty: [] }),
    ...contentColumns,
    at('limit_per_order', 'limitPerOrder', whole({ ...SMALL, min: 1 }), { empty: 99 }),
    at('featured_rank', 'featuredRank', whole(INTEGER), { empty: 1000 }),
    at('bestseller', 'isBestseller', yesNo, { empty: false }),
    launchedAt,
    at('discontinued_at', 'discontinuedAt', moment, { empty: null }),
  ],
};

export const priceFile: FileDefinition<ProductRow> = {
  name: 'prices',
  canCreate: false,
  columns: [
    at('sku', 'sku', sku, { refers: 'sku' }),
    at('retail', 'retailPriceCents', dollars, { empty: null }),
    at('school', 'schoolPriceCents', dollars, { empty: null }),
    at('tier_1', 'proTier1PriceCents', dollars, { empty: null }),
    at('tier_2', 'proTier2PriceCents', dollars, { empty: null }),
    at('tier_3', 'proTier3PriceCents', dollars, { empty: null }),
    at('tier_4', 'proTier4PriceCents', dollars, { empty: null }),
  ],
};
