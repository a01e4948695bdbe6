/** The codes that the days of `12-days-of-glymed` name in the demo content: each works on its own day in Denver. */
const offers = [
  { label: '15% off cleansers', kind: 'percent', value: 1500, categories: ['cleansers'] },
  { label: '15% off toners and mists', kind: 'percent', value: 1500, categories: ['toners-mists'] },
  { label: '20% off serums', kind: 'percent', value: 2000, categories: ['serums'] },
  { label: 'Free shipping', kind: 'free_shipping' },
  { label: '20% off masks', kind: 'percent', value: 2000, categories: ['masks'] },
  { label: '15% off moisturizers', kind: 'percent', value: 1500, categories: ['moisturizers'] },
  { label: '20% off eye and lip care', kind: 'percent', value: 2000, categories: ['eye-lip'] },
  { label: '20% off body care', kind: 'percent', value: 2000, categories: ['body'] },
  { label: '15% off exfoliants', kind: 'percent', value: 1500, categories: ['exfoliants'] },
  { label: '20% off sun care', kind: 'percent', value: 2000, categories: ['sun-care'] },
  { label: '10% off kits and routines', kind: 'percent', value: 1000, categories: ['kits'] },
  { label: '$20 off orders over $100', kind: 'fixed', value: 2000, minimum: 10_000 },
] as const;

/** Midnight in Denver as the first day begins. */
const FIRST_DAY = Date.UTC(2026, 11, 1, 7);
const DAY_MS = 86_400_000;

const midnight = (day: number): string => new Date(FIRST_DAY + day * DAY_MS).toISOString();

export const promotionCoupons = offers.map((offer, at) => ({
  ...offer,
  code: `12DAYS${String(at + 1).padStart(2, '0')}`,
  sites: ['web', 'retail', 'b2b'],
  starts: midnight(at),
  ends: midnight(at + 1),
}));
