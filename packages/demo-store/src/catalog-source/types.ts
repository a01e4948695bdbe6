import type { PackagingKind, Palette } from './packaging.ts';

export type SkuType = 'retail' | 'professional' | 'kit' | 'sample';
export type SizeClass = 'travel' | 'standard' | 'professional';
export type StockState = 'available' | 'low' | 'out';
export type SkinType = 'dry' | 'normal' | 'combination' | 'oily' | 'sensitive' | 'mature' | 'blemish-prone';

export interface SeedCategory {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly sort: number;
  /** Categories that hold only professional products are not shown to retail clients and visitors. */
  readonly professionalOnly?: boolean;
}

export interface SeedConcern {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly sort: number;
}

export interface SeedSkinType {
  readonly slug: SkinType;
  readonly name: string;
  readonly description: string;
  readonly sort: number;
}

/** Integer cents, USD. `null`: that channel neither sees nor buys the product. */
export interface SeedPrices {
  /** List price: retail clients and visitors. */
  readonly retailCents: number | null;
  /** Professional prices for tier 1, 2, 3 and 4; tier 4 is the lowest. */
  readonly proCents: readonly [number, number, number, number] | null;
  readonly schoolCents: number | null;
}

export interface KeyIngredient {
  readonly name: string;
  readonly role: string;
}

export interface Active {
  readonly name: string;
  readonly percent: number;
}

export interface UseStep {
  /** `treatment` steps belong to a protocol in the treatment room. */
  readonly when: 'am' | 'pm' | 'any' | 'treatment';
  readonly text: string;
}

export interface KitItem {
  readonly sku: string;
  readonly quantity: number;
}

export interface SeedProduct {
  readonly sku: string;
  readonly gtin: string;
  readonly name: string;
  /** At most 28 characters; fits a cart row and the drawn label. */
  readonly shortName: string;
  readonly skuType: SkuType;
  readonly sizeLabel: string;
  readonly sizeClass: SizeClass;
  readonly weightGrams: number;
  readonly taxCode: 'cosmetic' | 'otc-drug' | 'kit';
  readonly prices: SeedPrices;
  readonly stock: { readonly onHand: number; readonly state: StockState };
  readonly limitPerOrder: number;
  /** The first is the primary category. */
  readonly categories: readonly string[];
  readonly concerns: readonly string[];
  readonly skinTypes: readonly SkinType[];
  readonly tagline: string;
  /** Paragraphs of plain text. */
  readonly description: readonly string[];
  readonly keyIngredients: readonly KeyIngredient[];
  /** Full list in label order; empty only for kits, whose contents carry their own. */
  readonly inci: readonly string[];
  readonly actives: readonly Active[];
  readonly howToUse: readonly UseStep[];
  readonly warnings: readonly string[];
  readonly relatedSkus: readonly string[];
  /** The formula in all its sizes, smallest first and itself among them; empty when there is only one, and for samples. */
  readonly sizeSkus: readonly string[];
  readonly kitContents: readonly KitItem[];
  /** 1 is shown first; `null` follows after all ranked products. */
  readonly featuredRank: number | null;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly launchedAt: string;
  readonly packaging: PackagingKind;
  readonly palette: Palette;
  /** Which drawn design the pictures come from; the SKU itself in the hand-written catalog. */
  readonly designKey: string;
}
