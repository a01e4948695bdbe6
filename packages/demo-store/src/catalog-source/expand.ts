import type { FormulaSource, KitSource, SizeSource } from './source.ts';
import type { SeedPrices, SeedProduct, SkuType, StockState, UseStep } from './types.ts';

/** Professional prices as a share of the list price, tier 1 to 4. */
const PRO_SHARE = [0.6, 0.55, 0.5, 0.45] as const;
const SCHOOL_SHARE = 0.5;
/** Professional-only products: discount on the tier 1 price, tier 1 to 4. */
const PRO_ONLY_SHARE = [1, 0.94, 0.88, 0.82] as const;
const PRO_ONLY_SCHOOL_SHARE = 0.85;

/** Below this quantity a product counts as low in stock; a test keeps the written data in sync with it. */
const LOW_STOCK = 20;

/** GS1 reserves prefixes 20–29 for use within a company, so these numbers belong to no one else. */
const GTIN_PREFIX = '2000000';

/** Prices end in full 5 cents. */
function share(cents: number, factor: number): number {
  return Math.round((cents * factor) / 5) * 5;
}

function tiers(cents: number, shares: readonly [number, number, number, number]): [number, number, number, number] {
  return [share(cents, shares[0]), share(cents, shares[1]), share(cents, shares[2]), share(cents, shares[3])];
}

function prices(cents: number, isProfessional: boolean): SeedPrices {
  return isProfessional
    ? { retailCents: null, proCents: tiers(cents, PRO_ONLY_SHARE), schoolCents: share(cents, PRO_ONLY_SCHOOL_SHARE) }
    : { retailCents: cents, proCents: tiers(cents, PRO_SHARE), schoolCents: share(cents, SCHOOL_SHARE) };
}

/** GTIN-13 check digit: weights 1 and 3 from the left over the first twelve digits. */
export function gtinCheckDigit(twelve: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(twelve[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** The letters of a SKU become a digit, so that GM3101 and 3101 differ. */
function gtin(sku: string): string {
  const family = sku.startsWith('GRX') ? '2' : sku.startsWith('GM') ? '1' : '0';
  const twelve = GTIN_PREFIX + family + sku.replace(/\D/g, '').padStart(4, '0');
  return twelve + String(gtinCheckDigit(twelve));
}

function steps(source: FormulaSource | SizeSource | KitSource): UseStep[] {
  return (['am', 'pm', 'any', 'treatment'] as const).flatMap((when) =>
    (source[when] ?? []).map((text) => ({ when, text })),
  );
}

function stockState(onHand: number, low: number): StockState {
  if (onHand === 0) return 'out';
  return onHand < low ? 'low' : 'available';
}

function common(source: FormulaSource | SizeSource | KitSource, isProfessional: boolean, low = LOW_STOCK) {
  return {
    sku: source.sku,
    gtin: gtin(source.sku),
    name: source.name,
    shortName: source.shortName,
    sizeLabel: source.sizeLabel,
    weightGrams: source.weightGrams,
    prices: prices(source.cents, isProfessional),
    stock: { onHand: source.onHand, state: stockState(source.onHand, low) },
    limitPerOrder: source.limitPerOrder ?? (isProfessional ? 48 : 12),
    tagline: source.tagline,
    description: source.description,
    howToUse: steps(source),
    relatedSkus: source.related,
    sizeSkus: [],
    featuredRank: source.featured ?? null,
    launchedAt: source.launched,
    packaging: source.packaging,
    palette: source.palette,
    designKey: source.sku,
  };
}

function ingredients(source: FormulaSource) {
  return {
    keyIngredients: Object.entries(source.keyIngredients).map(([name, role]) => ({ name, role })),
    inci: source.inci.split(', '),
    actives: Object.entries(source.actives ?? {}).map(([name, percent]) => ({ name, percent })),
  };
}

export function fromFormula(source: FormulaSource, skuType: 'retail' | 'professional'): SeedProduct {
  const isProfessional = skuType === 'professional';
  return {
    ...common(source, isProfessional),
    ...ingredients(source),
    skuType,
    sizeClass: source.sizeClass ?? (isProfessional ? 'professional' : 'standard'),
    taxCode: source.isDrug ? 'otc-drug' : 'cosmetic',
    categories: source.categories,
    concerns: source.concerns,
    skinTypes: source.skinTypes,
    warnings: source.warnings,
    kitContents: [],
  };
}

export function fromSize(source: SizeSource, formula: FormulaSource, skuType: SkuType): SeedProduct {
  const isProfessional = source.isProfessional ?? false;
  return {
    ...common(source, isProfessional, skuType === 'sample' ? LOW_STOCK * 4 : LOW_STOCK),
    ...ingredients(formula),
    skuType,
    sizeClass: source.sizeClass ?? (isProfessional ? 'professional' : 'standard'),
    taxCode: formula.isDrug ? 'otc-drug' : 'cosmetic',
    categories: source.categories ?? formula.categories,
    concerns: source.concerns ?? formula.concerns,
    skinTypes: source.skinTypes ?? formula.skinTypes,
    warnings: source.warnings ?? formula.warnings,
    kitContents: [],
  };
}

export function fromKit(source: KitSource): SeedProduct {
  return {
    ...common(source, source.isProfessional ?? false),
    skuType: 'kit',
    sizeClass: source.isProfessional ? 'professional' : 'standard',
    taxCode: 'kit',
    categories: source.categories,
    concerns: source.concerns,
    skinTypes: source.skinTypes,
    keyIngredients: [],
    inci: [],
    actives: [],
    warnings: source.warnings,
    kitContents: Object.entries(source.contents).map(([sku, quantity]) => ({ sku, quantity })),
  };
}
