/**
 * The label of a store is the last part of its URL, `/store/{label}` (rules L1 and L2): 3–40 characters a–z, 0–9 and single hyphens
 * inside, and no word that could be mistaken for a part of the shop.
 */
export const STORE_LABEL_MIN = 3;
export const STORE_LABEL_MAX = 40;
const STORE_LABEL_PATTERN = /^[a-z0-9](-?[a-z0-9])+$/;

const WORDS = [
  // Pages of the storefront.
  'account b2b become-pro blog blogs bundle calendar cart catalog catalogue charity checkout contact education',
  'favorites forgot-password founder hae home impersonate launch location locations login logout my-account my-store',
  'mystore order orders pro products profile protocols receipt recommendation recommendations register register-retail',
  'reset-password resetpassword resources retail returns rewards sample samples school search shop sitemap store stores',
  'uac uploads webinars',
  // The machinery.
  'admin administrator api app assets cdn config dev docs files health images mail media openapi robots root server',
  'static status system test www',
  // Names that could be mistaken for us.
  'billing customer-service help info official owner payment payments press privacy regen regen-official regen-store',
  'regen-stores regen-support sales security service staff support team terms webmaster',
  // What programs write when there is nothing.
  'anonymous default everyone false guest nan new nil none null public true undefined unknown user users web',
].join(' ');

export const RESERVED_STORE_LABELS: ReadonlySet<string> = new Set(WORDS.split(' '));

export type StoreLabelProblem = 'too_short' | 'too_long' | 'characters' | 'reserved';

/** What is wrong with a label, or null if it may be chosen. Whether it is in use is for the database to say. */
export function storeLabelProblem(label: string): StoreLabelProblem | null {
  if (label.length < STORE_LABEL_MIN) return 'too_short';
  if (label.length > STORE_LABEL_MAX) return 'too_long';
  if (!STORE_LABEL_PATTERN.test(label)) return 'characters';
  return RESERVED_STORE_LABELS.has(label) ? 'reserved' : null;
}

/** A label as it may have been typed or linked: without spaces around it, in lower case. */
export function readStoreLabel(text: string): string {
  return text.trim().toLowerCase();
}
