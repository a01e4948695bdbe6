import type { PackagingKind, Palette } from './packaging.ts';
import type { SizeClass, SkinType } from './types.ts';

/** What is written by hand for each product; `expand.ts` derives the rest (tier prices, GTIN, stock state). */
interface ProductText {
  readonly sku: string;
  readonly name: string;
  readonly shortName: string;
  readonly sizeLabel: string;
  readonly weightGrams: number;
  /** Integer cents: list price, or for professional products the tier 1 price. */
  readonly cents: number;
  readonly onHand: number;
  readonly limitPerOrder?: number;
  readonly tagline: string;
  readonly description: readonly string[];
  readonly am?: readonly string[];
  readonly pm?: readonly string[];
  readonly any?: readonly string[];
  readonly treatment?: readonly string[];
  readonly related: readonly string[];
  readonly featured?: number;
  readonly launched: string;
  readonly packaging: PackagingKind;
  readonly palette: Palette;
}

interface Sorting {
  readonly categories: readonly string[];
  readonly concerns: readonly string[];
  readonly skinTypes: readonly SkinType[];
}

interface Formula {
  readonly keyIngredients: Readonly<Record<string, string>>;
  /** Label order, separated by comma and space. */
  readonly inci: string;
  readonly actives?: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

export interface FormulaSource extends ProductText, Sorting, Formula {
  readonly sizeClass?: SizeClass;
  /** Regulated as an over-the-counter drug: sunscreens and acne treatments. */
  readonly isDrug?: boolean;
}

/** Another size of an existing formula: shares its ingredients, warnings and sorting unless it states its own. */
export interface SizeSource extends ProductText, Partial<Sorting> {
  readonly formulaOf: string;
  readonly sizeClass?: SizeClass;
  readonly isProfessional?: boolean;
  readonly warnings?: readonly string[];
}

export interface KitSource extends ProductText, Sorting {
  readonly contents: Readonly<Record<string, number>>;
  readonly isProfessional?: boolean;
  readonly warnings: readonly string[];
}
