import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOG_FOLDER, categories, concerns, pictures, products } from './catalog.ts';
import type { DemoProduct } from './catalog.ts';

/** Warnings that the law or the actives require. */
const warn = {
  sunburn: /^Sunburn Alert: .* alpha hydroxy acid/,
  retinoid: /^Contains a vitamin A derivative/,
  salicylate: /allergic to aspirin or other salicylates/,
  sunMeasures: /^Spending time in the sun increases the risk/,
  pro: /^Professional use only/,
};

/** GTIN-13 check digit: weights 1 and 3 from the left over the first twelve digits. */
function gtinCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

const bySku = new Map(products.map((product) => [product.sku, product]));
const ofType = (type: DemoProduct['type']) => products.filter((product) => product.type === type);
const tiersOf = ({ tier_1, tier_2, tier_3, tier_4 }: DemoProduct['prices']) =>
  [tier_1, tier_2, tier_3, tier_4].flatMap((cents) => cents ?? []);
const failing = (fails: (product: DemoProduct) => boolean) => products.filter(fails).map((product) => product.sku);
const hasActive = (product: DemoProduct, pattern: RegExp) =>
  product.actives.some((active) => pattern.test(active.name));
const hasWarning = (product: DemoProduct, pattern: RegExp) => product.warnings.some((text) => pattern.test(text));

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
    const texts = (pick: (product: DemoProduct) => string) => new Set(products.map(pick)).size;
    expect(texts((product) => product.sku)).toBe(products.length);
    expect(texts((product) => product.gtin)).toBe(products.length);
    expect(texts((product) => product.name)).toBe(products.length);
    expect(texts((product) => product.short_name)).toBe(products.length);
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
    for (const sku of sizes) expect(bySku.get(sku)?.sizes).toEqual(sizes);
    expect(bySku.get('9001')?.sizes).toEqual([]);
    expect(failing(({ sku, sizes }) => sizes.length > 0 && !sizes.includes(sku))).toEqual([]);
  });

  it('keeps short names short enough for a cart row', () => {
    expect(failing((product) => product.short_name.length > 28)).toEqual([]);
  });

  it('points only at things that exist', () => {
    const known = (slugs: readonly { slug: string }[]) => new Set(slugs.map((item) => item.slug));
    const [categorySlugs, concernSlugs] = [known(categories), known(concerns)];
    expect(failing((product) => product.categories.some((slug) => !categorySlugs.has(slug)))).toEqual([]);
    expect(failing((product) => product.concerns.some((slug) => !concernSlugs.has(slug)))).toEqual([]);
    expect(failing((product) => product.related.some((sku) => !bySku.has(sku) || sku === product.sku))).toEqual([]);
    expect(failing((product) => product.kit_contents.some((item) => !bySku.has(item.sku)))).toEqual([]);
    expect(failing((product) => product.sizes.some((sku) => !bySku.has(sku)))).toEqual([]);
    expect(failing((product) => product.related.length < 2 || product.categories.length === 0)).toEqual([]);
  });

  it('uses every category and concern', () => {
    const used = (pick: (product: DemoProduct) => readonly string[]) => new Set(products.flatMap((p) => [...pick(p)]));
    expect(used((product) => product.categories).size).toBe(categories.length);
    expect(used((product) => product.concerns).size).toBe(concerns.length);
  });

  it('has each featured rank once', () => {
    const ranks = products.map(({ featured_rank: rank }) => rank).filter((rank) => rank < 1_000);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranks.length).toBeGreaterThanOrEqual(24);
  });

  it('shows every stock state', () => {
    const state = ({ on_hand: count, low_threshold: low }: DemoProduct['stock']) =>
      count === 0 ? 'out' : count <= low ? 'low' : 'available';
    expect(new Set(products.map(({ stock }) => state(stock)))).toEqual(new Set(['available', 'low', 'out']));
  });

  it('has real launch dates in the past', () => {
    expect(failing((product) => !/^20(1[89]|2[0-6])-\d\d-\d\d$/.test(product.launched_at))).toEqual([]);
    expect(failing((product) => Number.isNaN(Date.parse(product.launched_at)))).toEqual([]);
  });
});

describe('pictures', () => {
  it('exist for each product, the front first, each with alt text, and no file is unused', () => {
    const ofSku = Map.groupBy(pictures, ({ sku }) => sku);
    expect(failing(({ sku }) => ofSku.get(sku)?.[0]?.view !== 'front' || ofSku.get(sku)?.length !== 3)).toEqual([]);
    expect(pictures.filter(({ sku, alt }) => alt.trim() === '' || !bySku.has(sku))).toEqual([]);
    const folder = join(CATALOG_FOLDER, 'pictures');
    const named = new Set(pictures.map(({ file }) => file));
    expect([...named].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    expect(readdirSync(folder).filter((file) => !named.has(file))).toEqual([]);
  });
});

describe('prices', () => {
  const isProfessional = (product: DemoProduct) => product.prices.retail === null;

  it('hides professional products from retail clients, and only those', () => {
    expect(ofType('professional').filter((product) => !isProfessional(product))).toEqual([]);
    expect([...ofType('retail'), ...ofType('sample')].filter(isProfessional)).toEqual([]);
    expect(failing((product) => isProfessional(product) !== product.sku.startsWith('GM'))).toEqual([]);
  });

  it('are positive whole cents that fall from tier to tier and stay below list', () => {
    const out = failing((product) => {
      const pro = tiersOf(product.prices);
      const all = [product.prices.retail ?? Number.MAX_SAFE_INTEGER, ...pro];
      return (
        pro.length !== 4 ||
        all.some(
          (cents, index) => !Number.isInteger(cents) || cents <= 0 || (index > 0 && cents >= Number(all[index - 1])),
        ) ||
        (product.prices.school ?? 0) > (product.prices.retail ?? pro[0] ?? 0)
      );
    });
    expect(out).toEqual([]);
  });

  it('make each kit cheaper than its contents, in every channel and tier', () => {
    const picks: ((prices: DemoProduct['prices']) => number | null | undefined)[] = [
      (prices) => prices.retail,
      (prices) => prices.school,
      ...([0, 1, 2, 3] as const).map((tier) => (prices: DemoProduct['prices']) => tiersOf(prices)[tier]),
    ];
    const isDearer = (kit: DemoProduct) =>
      picks.some((pick) => {
        const price = pick(kit.prices);
        const parts = kit.kit_contents.map((item) => [pick(bySku.get(item.sku)?.prices ?? kit.prices), item.quantity]);
        if (price === null || price === undefined) return false;
        return !(price < parts.reduce((sum, [cents, quantity]) => sum + (cents ?? Number.NaN) * Number(quantity), 0));
      });
    expect(ofType('kit').filter(isDearer)).toEqual([]);
  });

  it('never puts a professional product into a kit that retail clients see', () => {
    const leaking = ofType('kit').filter(
      (kit) => !isProfessional(kit) && kit.kit_contents.some((item) => item.sku.startsWith('GM')),
    );
    expect(leaking).toEqual([]);
  });

  it('never point from what retail clients see to a professional product', () => {
    const leaks = failing((product) => !isProfessional(product) && product.related.some((sku) => sku.startsWith('GM')));
    expect(leaks).toEqual([]);
  });
});

describe('texts', () => {
  it('are complete', () => {
    expect(failing((product) => product.type !== 'kit' && product.inci.length < 5)).toEqual([]);
    expect(failing((product) => product.inci.some((name) => name.trim() !== name || name === ''))).toEqual([]);
    expect(failing((product) => new Set(product.inci).size !== product.inci.length)).toEqual([]);
    expect(failing((product) => product.how_to_use.length === 0 || product.warnings.length === 0)).toEqual([]);
    expect(failing((product) => product.description.join(' ').length < 90)).toEqual([]);
    expect(failing((product) => product.type !== 'kit' && product.key_ingredients.length < 2)).toEqual([]);
    expect(failing((product) => product.type === 'kit' && product.kit_contents.length < 2)).toEqual([]);
  });

  it('warn where the actives require it', () => {
    const leaveOnAcid = (product: DemoProduct) => hasActive(product, /glycolic|lactic acid|mandelic/i);
    expect(failing((product) => leaveOnAcid(product) && !hasWarning(product, warn.sunburn))).toEqual([]);
    expect(failing((product) => hasActive(product, /retin/i) && !hasWarning(product, /pregnan/i))).toEqual([]);
    expect(failing((product) => hasActive(product, /salicylic/i) && !hasWarning(product, /salicylates/i))).toEqual([]);
    expect(failing((product) => hasActive(product, /benzoyl/i) && !hasWarning(product, /bleach/i))).toEqual([]);
    expect(
      failing(
        (product) =>
          /SPF/.test(product.name) && product.type !== 'professional' && !hasWarning(product, warn.sunMeasures),
      ),
    ).toEqual([]);
    expect(failing((product) => product.sku.startsWith('GM') && !hasWarning(product, warn.pro))).toEqual([]);
  });

  it('carry into kits the warnings of what is in them', () => {
    const missing = ofType('kit').filter((kit) =>
      [warn.sunburn, warn.retinoid, warn.salicylate].some(
        (pattern) =>
          kit.kit_contents.some(({ sku }) => bySku.get(sku)?.warnings.some((text) => pattern.test(text))) &&
          !hasWarning(kit, pattern),
      ),
    );
    expect(missing.map((kit) => kit.sku)).toEqual([]);
  });

  it('tax sunscreens and acne drugs as drugs', () => {
    expect(
      failing((product) => product.type !== 'kit' && /SPF/.test(product.name) && product.tax_code !== 'otc-drug'),
    ).toEqual([]);
    expect(failing((product) => hasActive(product, /benzoyl/i) && product.tax_code !== 'otc-drug')).toEqual([]);
  });
});
