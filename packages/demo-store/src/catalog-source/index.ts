import { fromFormula, fromKit, fromSize } from './expand.ts';
import { backBar, backBarSizes } from './products/back-bar.ts';
import { body } from './products/body.ts';
import { cleansers, cleanserSizes } from './products/cleansers.ts';
import { exfoliants } from './products/exfoliants.ts';
import { eyeAndLip, masks } from './products/eye-lip-masks.ts';
import { kits } from './products/kits.ts';
import { moisturizers, moisturizerSizes } from './products/moisturizers.ts';
import { professionalPeels } from './products/professional-peels.ts';
import { samples } from './products/samples.ts';
import { advancedSerums, serumSizes } from './products/serums-advanced.ts';
import { serums } from './products/serums.ts';
import { blemishTreatments, sunCare } from './products/sun-blemish.ts';
import { toners, tonerSizes } from './products/toners.ts';
import type { FormulaSource, SizeSource } from './source.ts';
import type { SeedProduct } from './types.ts';

export { categories, concerns } from './taxonomy.ts';

const retailFormulas: readonly FormulaSource[] = [
  ...cleansers,
  ...exfoliants,
  ...toners,
  ...serums,
  ...advancedSerums,
  ...moisturizers,
  ...eyeAndLip,
  ...masks,
  ...sunCare,
  ...blemishTreatments,
  ...body,
];
const professionalFormulas: readonly FormulaSource[] = [...professionalPeels, ...backBar];
const travelSizes: readonly SizeSource[] = [...cleanserSizes, ...tonerSizes, ...serumSizes, ...moisturizerSizes];

function formula(sku: string): FormulaSource {
  const found = retailFormulas.find((candidate) => candidate.sku === sku);
  if (!found) throw new Error(`The catalog has no formula with SKU ${sku}.`);
  return found;
}

const SIZE_ORDER = ['travel', 'standard', 'professional'] as const;

/** The sizes of each formula that has more than one, by SKU. */
const sizesBySku = new Map<string, readonly string[]>(
  retailFormulas.flatMap(({ sku }) => {
    const others = [...travelSizes, ...backBarSizes].filter(({ formulaOf }) => formulaOf === sku);
    const family = [
      { sku, sizeClass: 'standard' as const },
      ...others.map((size) => ({ sku: size.sku, sizeClass: size.sizeClass ?? ('professional' as const) })),
    ];
    const skus = family
      .toSorted((a, b) => SIZE_ORDER.indexOf(a.sizeClass) - SIZE_ORDER.indexOf(b.sizeClass))
      .map((size) => size.sku);
    return skus.length < 2 ? [] : skus.map((one) => [one, skus] as const);
  }),
);

const formulasAndSizes: readonly SeedProduct[] = [
  ...retailFormulas.map((source) => fromFormula(source, 'retail')),
  ...travelSizes.map((source) => fromSize(source, formula(source.formulaOf), 'retail')),
  ...professionalFormulas.map((source) => fromFormula(source, 'professional')),
  ...backBarSizes.map((source) => fromSize(source, formula(source.formulaOf), 'professional')),
  ...kits.map((source) => fromKit(source)),
  ...samples.map((source) => fromSize(source, formula(source.formulaOf), 'sample')),
];

/** The whole hand-written catalog, in a stable order. */
export const products: readonly SeedProduct[] = formulasAndSizes.map((product) => ({
  ...product,
  sizeSkus: sizesBySku.get(product.sku) ?? [],
}));
