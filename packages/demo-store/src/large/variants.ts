import type { ProductLine } from './product-lines.ts';
import { pick, randomFrom } from './random.ts';
import type { Random } from './random.ts';

/*
 * Products for a large catalog: each is a variation of a hand-written one, with a name, prices, stock, concerns and a
 * launch date of its own. The n-th is always the same.
 */

const LINES = [
  'Alder',
  'Amber',
  'Anise',
  'Arnica',
  'Aster',
  'Birch',
  'Borage',
  'Calla',
  'Camellia',
  'Cedar',
  'Chamomile',
  'Clover',
  'Coral',
  'Cotton',
  'Dahlia',
  'Dune',
  'Elder',
  'Ember',
  'Fennel',
  'Fern',
  'Field',
  'Flint',
  'Harbor',
  'Hazel',
  'Heather',
  'Hyssop',
  'Iris',
  'Juniper',
  'Kelp',
  'Lagoon',
  'Larch',
  'Laurel',
  'Linden',
  'Lotus',
  'Mallow',
  'Marsh',
  'Meadow',
  'Mica',
  'Mistral',
  'Moss',
  'Myrtle',
  'Nettle',
  'Oat',
  'Olive',
  'Onyx',
  'Opal',
  'Orchid',
  'Pearl',
  'Pine',
  'Plum',
  'Quartz',
  'Quince',
  'Reed',
  'River',
  'Sage',
  'Shore',
  'Slate',
  'Sorrel',
  'Tansy',
  'Tide',
  'Verbena',
  'Violet',
  'Willow',
  'Yarrow',
] as const;

const EFFECTS = [
  'Balancing',
  'Brightening',
  'Calming',
  'Clarifying',
  'Comforting',
  'Daily',
  'Defending',
  'Deep',
  'Even',
  'Firming',
  'First',
  'Gentle',
  'Hydrating',
  'Intensive',
  'Light',
  'Night',
  'Nourishing',
  'Overnight',
  'Plumping',
  'Protecting',
  'Pure',
  'Quiet',
  'Quick',
  'Refining',
  'Renewing',
  'Repairing',
  'Replenishing',
  'Restoring',
  'Rich',
  'Settling',
  'Smoothing',
  'Soft',
  'Softening',
  'Soothing',
  'Strengthening',
  'Toning',
  'Velvet',
  'Vital',
  'Warm',
  'Weightless',
] as const;

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cleansers: ['Cleanser', 'Wash', 'Cleansing Balm', 'Milk'],
    exfoliants: ['Exfoliant', 'Polish', 'Peel Pads', 'Resurfacing Fluid'],
    'toners-mists': ['Toner', 'Mist', 'Essence', 'Tonic'],
    serums: ['Serum', 'Concentrate', 'Drops', 'Ampoule'],
    moisturizers: ['Cream', 'Moisturizer', 'Gel Cream', 'Emulsion'],
    'eye-lip': ['Eye Cream', 'Eye Gel', 'Lip Balm', 'Lip Mask'],
    masks: ['Mask', 'Gel Mask', 'Clay Mask', 'Sleeping Mask'],
    'sun-care': ['Sunscreen SPF 30', 'Sunscreen SPF 50', 'Mineral Veil SPF 40', 'Sun Fluid SPF 50'],
    'blemish-treatments': ['Spot Gel', 'Blemish Lotion', 'Clearing Serum', 'Clearing Wash'],
    body: ['Body Lotion', 'Body Oil', 'Body Wash', 'Hand Cream'],
    kits: ['Routine', 'Set', 'Starter Kit', 'Duo'],
    samples: ['Sample'],
    'professional-peels': ['Professional Peel', 'Peel Solution', 'Enzyme Peel'],
    'back-bar': ['Back Bar Cream', 'Massage Medium', 'Modeling Mask', 'Back Bar Serum'],
  }),
);

const FIRST_SKU = 100_001;
const DAY = 86_400_000;
/** Launches are spread over the ten years before this day. */
const LAST_LAUNCH = Date.UTC(2026, 9, 1);

function variantSku(number: number): string {
  return `GM${String(FIRST_SKU + number)}`;
}

/** Generated products are distinguished from hand-written ones by their six digits. */
export const VARIANT_PATTERN = '^GM[0-9]{6}$';

function scaled(cents: number | null, factor: number): number | null {
  return cents === null ? null : Math.max(100, Math.round((cents * factor) / 5) * 5);
}

function stockFor(random: Random, low: number): number {
  const chance = random();
  if (chance < 0.03) return 0;
  return chance < 0.08 ? 1 + Math.floor(random() * low) : low + 1 + Math.floor(random() * 900);
}

/** The n-th generated product. */
export function variant(bases: readonly ProductLine[], number: number): ProductLine {
  const random = randomFrom(number + 1);
  const base = bases[number % bases.length];
  if (base === undefined) throw new RangeError('There is no product to vary');
  const kind = pick(random, KINDS.get(base.categories[0] ?? '') ?? ['Treatment']);
  const line = pick(random, LINES);
  const effect = pick(random, EFFECTS);
  const name = `${line} ${effect} ${kind}${random() < 0.3 ? ` No. ${1 + Math.floor(random() * 40)}` : ''}`;
  const factor = 0.6 + random() * 1.2;
  const related = base.content.related;
  return {
    ...base,
    sku: variantSku(number),
    gtin: null,
    name,
    short_name: `${line} ${effect}`.slice(0, 28),
    retail_price_cents: scaled(base.retail_price_cents, factor),
    school_price_cents: scaled(base.school_price_cents, factor),
    pro_tier1_price_cents: scaled(base.pro_tier1_price_cents, factor),
    pro_tier2_price_cents: scaled(base.pro_tier2_price_cents, factor),
    pro_tier3_price_cents: scaled(base.pro_tier3_price_cents, factor),
    pro_tier4_price_cents: scaled(base.pro_tier4_price_cents, factor),
    images: base.images.map((image) => ({ ...image, alt: image.alt.replace(base.name, name) })),
    concerns: base.concerns.filter(() => random() < 0.8),
    skin_types: base.skin_types.filter(() => random() < 0.85),
    featured_rank: 1_000 + Math.floor(random() * 1_000_000),
    is_bestseller: false,
    launched_at: new Date(LAST_LAUNCH - Math.floor(random() * 3_650) * DAY).toISOString(),
    content: {
      ...base.content,
      related,
      description: [`${name}. ${base.tagline}`, ...base.content.description.slice(0, 1)],
    },
    on_hand: stockFor(random, base.low_threshold),
  };
}
