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

/** The whole hand-written catalog, in a stable order. */
export const products: readonly SeedProduct[] = [
  ...retailFormulas.map((source) => fromFormula(source, 'retail')),
  ...travelSizes.map((source) => fromSize(source, formula(source.formulaOf), 'retail')),
  ...professionalFormulas.map((source) => fromFormula(source, 'professional')),
  ...backBarSizes.map((source) => fromSize(source, formula(source.formulaOf), 'professional')),
  ...kits.map((source) => fromKit(source)),
  ...samples.map((source) => fromSize(source, formula(source.formulaOf), 'sample')),
];
