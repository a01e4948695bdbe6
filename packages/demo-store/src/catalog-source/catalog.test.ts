import { describe, expect, it } from 'vitest';
import { gtinCheckDigit } from './expand.ts';
import { categories, concerns, products } from './index.ts';
import { skinTypes } from './taxonomy.ts';
import type { SeedProduct } from './types.ts';
import { warn } from './warnings.ts';

const bySku = new Map(products.map((product) => [product.sku, product]));
const ofType = (type: SeedProduct['skuType']) => products.filter((product) => product.skuType === type);
const failing = (fails: (product: SeedProduct) => boolean) => products.filter(fails).map((product) => product.sku);
const hasActive = (product: SeedProduct, pattern: RegExp) =>
  product.actives.some((active) => pattern.test(active.name));
const hasWarning = (product: SeedProduct, pattern: RegExp) => product.warnings.some((text) => pattern.test(text));

describe('the shape of the catalog', () => {
  it('has enough of each kind', () => {
    expect(products.length).toBeGreaterThanOrEqual(112);
    expect(ofType('retail').length).toBeGreaterThanOrEqual(64);
    expect(ofType('professional').length).toBeGreaterThanOrEqual(24);
    expect(ofType('kit').length).toBeGreaterThanOrEqual(8);
    expect(ofType('sample').length).toBeGreaterThanOrEqual(10);
    expect(categories.length).toBeGreaterThanOrEqual(9);
    expect(concerns.length).toBeGreaterThanOrEqual(10);
  });

  it('has unique SKUs, GTINs, names, taglines and descriptions', () => {
    const texts = (pick: (product: SeedProduct) => string) => new Set(products.map(pick)).size;
    expect(texts((product) => product.sku)).toBe(products.length);
    expect(texts((product) => product.gtin)).toBe(products.length);
    expect(texts((product) => product.name)).toBe(products.length);
    expect(texts((product) => product.shortName)).toBe(products.length);
    expect(texts((product) => product.tagline)).toBe(products.length);
    expect(new Set(products.flatMap((product) => product.description)).size).toBe(
      products.flatMap((product) => product.description).length,
    );
  });

  it('follows the SKU pattern', () => {
    expect(failing((product) => !/^(\d+|GM\d+|GRX\d+)$/.test(product.sku))).toEqual([]);
  });

  it('has valid GTIN check digits', () => {
    expect(gtinCheckDigit('400638133393')).toBe(1);
    expect(failing((product) => !/^\d{13}$/.test(product.gtin))).toEqual([]);
    expect(failing((product) => gtinCheckDigit(product.gtin.slice(0, 12)) !== Number(product.gtin[12]))).toEqual([]);
  });

  it('names the sizes of a formula on each of them, smallest first', () => {
    const sizes = ['1111', '1101', 'GM3201'];
    for (const sku of sizes) expect(bySku.get(sku)?.sizeSkus).toEqual(sizes);
    expect(bySku.get('9001')?.sizeSkus).toEqual([]);
    expect(failing(({ sku, sizeSkus }) => sizeSkus.length > 0 && !sizeSkus.includes(sku))).toEqual([]);
  });

  it('keeps short names short enough for a cart row', () => {
    expect(failing((product) => product.shortName.length > 28)).toEqual([]);
  });

  it('points only at things that exist', () => {
    const known = (slugs: readonly { slug: string }[]) => new Set(slugs.map((item) => item.slug));
    const [categorySlugs, concernSlugs, skinSlugs] = [known(categories), known(concerns), known(skinTypes)];
    expect(failing((product) => product.categories.some((slug) => !categorySlugs.has(slug)))).toEqual([]);
    expect(failing((product) => product.concerns.some((slug) => !concernSlugs.has(slug)))).toEqual([]);
    expect(failing((product) => product.skinTypes.some((slug) => !skinSlugs.has(slug)))).toEqual([]);
    expect(failing((product) => product.relatedSkus.some((sku) => !bySku.has(sku) || sku === product.sku))).toEqual([]);
    expect(failing((product) => product.kitContents.some((item) => !bySku.has(item.sku)))).toEqual([]);
    expect(failing((product) => product.sizeSkus.some((sku) => !bySku.has(sku)))).toEqual([]);
    expect(failing((product) => product.relatedSkus.length < 2 || product.categories.length === 0)).toEqual([]);
  });

  it('uses every category and concern', () => {
    const used = (pick: (product: SeedProduct) => readonly string[]) => new Set(products.flatMap((p) => [...pick(p)]));
    expect(used((product) => product.categories).size).toBe(categories.length);
    expect(used((product) => product.concerns).size).toBe(concerns.length);
  });

  it('has each featured rank once', () => {
    const ranks = products.flatMap((product) => product.featuredRank ?? []);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranks.length).toBeGreaterThanOrEqual(24);
  });

  it('shows every stock state', () => {
    expect(new Set(products.map((product) => product.stock.state))).toEqual(new Set(['available', 'low', 'out']));
  });

  it('has real launch dates in the past', () => {
    expect(failing((product) => !/^20(1[89]|2[0-6])-\d\d-\d\d$/.test(product.launchedAt))).toEqual([]);
    expect(failing((product) => Number.isNaN(Date.parse(product.launchedAt)))).toEqual([]);
  });
});

describe('prices', () => {
  const isProfessional = (product: SeedProduct) => product.prices.retailCents === null;

  it('hides professional products from retail clients, and only those', () => {
    expect(ofType('professional').filter((product) => !isProfessional(product))).toEqual([]);
    expect([...ofType('retail'), ...ofType('sample')].filter(isProfessional)).toEqual([]);
    expect(failing((product) => isProfessional(product) !== product.sku.startsWith('GM'))).toEqual([]);
  });

  it('are positive whole cents that fall from tier to tier and stay below list', () => {
    const out = failing((product) => {
      const pro = product.prices.proCents ?? [];
      const all = [product.prices.retailCents ?? Number.MAX_SAFE_INTEGER, ...pro];
      return (
        pro.length !== 4 ||
        all.some(
          (cents, index) => !Number.isInteger(cents) || cents <= 0 || (index > 0 && cents >= Number(all[index - 1])),
        ) ||
        (product.prices.schoolCents ?? 0) > (product.prices.retailCents ?? pro[0] ?? 0)
      );
    });
    expect(out).toEqual([]);
  });

  it('make each kit cheaper than its contents, in every channel and tier', () => {
    const picks: ((prices: SeedProduct['prices']) => number | null | undefined)[] = [
      (prices) => prices.retailCents,
      (prices) => prices.schoolCents,
      ...([0, 1, 2, 3] as const).map((tier) => (prices: SeedProduct['prices']) => prices.proCents?.[tier]),
    ];
    const isDearer = (kit: SeedProduct) =>
      picks.some((pick) => {
        const price = pick(kit.prices);
        const parts = kit.kitContents.map((item) => [pick(bySku.get(item.sku)?.prices ?? kit.prices), item.quantity]);
        if (price === null || price === undefined) return false;
        return !(price < parts.reduce((sum, [cents, quantity]) => sum + (cents ?? Number.NaN) * Number(quantity), 0));
      });
    expect(ofType('kit').filter(isDearer)).toEqual([]);
  });

  it('never puts a professional product into a kit that retail clients see', () => {
    const leaking = ofType('kit').filter(
      (kit) => !isProfessional(kit) && kit.kitContents.some((item) => item.sku.startsWith('GM')),
    );
    expect(leaking).toEqual([]);
  });

  it('never point from what retail clients see to a professional product', () => {
    const leaks = failing(
      (product) => !isProfessional(product) && product.relatedSkus.some((sku) => sku.startsWith('GM')),
    );
    expect(leaks).toEqual([]);
  });
});

describe('texts', () => {
  it('are complete', () => {
    expect(failing((product) => product.skuType !== 'kit' && product.inci.length < 5)).toEqual([]);
    expect(failing((product) => product.inci.some((name) => name.trim() !== name || name === ''))).toEqual([]);
    expect(failing((product) => new Set(product.inci).size !== product.inci.length)).toEqual([]);
    expect(failing((product) => product.howToUse.length === 0 || product.warnings.length === 0)).toEqual([]);
    expect(failing((product) => product.description.join(' ').length < 90)).toEqual([]);
    expect(failing((product) => product.skuType !== 'kit' && product.keyIngredients.length < 2)).toEqual([]);
    expect(failing((product) => product.skuType === 'kit' && product.kitContents.length < 2)).toEqual([]);
  });

  it('warn where the actives require it', () => {
    const leaveOnAcid = (product: SeedProduct) => hasActive(product, /glycolic|lactic acid|mandelic/i);
    expect(failing((product) => leaveOnAcid(product) && !product.warnings.includes(warn.sunburn))).toEqual([]);
    expect(failing((product) => hasActive(product, /retin/i) && !hasWarning(product, /pregnan/i))).toEqual([]);
    expect(failing((product) => hasActive(product, /salicylic/i) && !hasWarning(product, /salicylates/i))).toEqual([]);
    expect(failing((product) => hasActive(product, /benzoyl/i) && !hasWarning(product, /bleach/i))).toEqual([]);
    expect(
      failing(
        (product) =>
          /SPF/.test(product.name) &&
          product.skuType !== 'professional' &&
          !product.warnings.includes(warn.sunMeasures),
      ),
    ).toEqual([]);
    expect(failing((product) => product.sku.startsWith('GM') && !product.warnings.includes(warn.pro))).toEqual([]);
  });

  it('carry into kits the warnings of what is in them', () => {
    const missing = ofType('kit').filter((kit) =>
      [warn.sunburn, warn.retinoid, warn.salicylate].some(
        (text) =>
          kit.kitContents.some((item) => bySku.get(item.sku)?.warnings.includes(text)) && !kit.warnings.includes(text),
      ),
    );
    expect(missing.map((kit) => kit.sku)).toEqual([]);
  });

  it('tax sunscreens and acne drugs as drugs', () => {
    expect(
      failing((product) => product.skuType !== 'kit' && /SPF/.test(product.name) && product.taxCode !== 'otc-drug'),
    ).toEqual([]);
    expect(failing((product) => hasActive(product, /benzoyl/i) && product.taxCode !== 'otc-drug')).toEqual([]);
  });
});
