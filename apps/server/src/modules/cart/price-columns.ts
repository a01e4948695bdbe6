import type { Buyer } from '../../auth/buyer.ts';

/**
 * The columns of `products` that decide whether this buyer sees a product, what it costs before and after the tier, and what clients pay
 * for it.
 */
export function priceColumns(buyer: Buyer): {
  key: string;
  visible: string;
  list: string;
  own: string;
  retail: string;
} {
  const retail = 'retail_price_cents';
  switch (buyer.channel) {
    case 'b2b': {
      const tier = Math.min(Math.max(buyer.tier ?? 1, 1), 4);
      const own = `pro_tier${tier}_price_cents`;
      return { key: `b2b${tier}`, visible: 'visible_pro', list: 'pro_tier1_price_cents', own, retail };
    }
    case 'school':
      return {
        key: 'school',
        visible: 'visible_school',
        list: 'school_price_cents',
        own: 'school_price_cents',
        retail,
      };
    case 'retail':
      return { key: 'retail', visible: 'visible_retail', list: retail, own: retail, retail };
    case 'web':
      return { key: 'web', visible: 'visible_web', list: retail, own: retail, retail };
  }
}
