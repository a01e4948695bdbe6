import { automaticDiscounts, coupons, freeItemOffers } from '../../db/schema.ts';
import { INTEGER, code, dollars, line, moment, oneOf, shortLine, whole, yesNo } from '../format/cell.ts';
import { words } from '../format/list-cell.ts';
import { channels, count, discountProblems, discountValue, id, sku, slug } from './common-cells.ts';
import { columnsOf } from './definition.ts';
import type { FileDefinition, TableDefinition } from './definition.ts';

type CouponRow = typeof coupons.$inferSelect;
type DiscountRow = typeof automaticDiscounts.$inferSelect;
type OfferRow = typeof freeItemOffers.$inferSelect;

const coupon = columnsOf<CouponRow>();
const discount = columnsOf<DiscountRow>();
const offer = columnsOf<OfferRow>();

const couponCode = code((text) => {
  const upper = text.toUpperCase();
  return /^[A-Z0-9][A-Z0-9_-]{0,39}$/.test(upper) ? upper : null;
}, 'must be at most 40 letters, digits, hyphens and underscores');

const usedMessage = (count: number): string =>
  `must be at least ${count}: the coupon has already been used ${count === 1 ? 'once' : `${count} times`}`;

const atLeastOne = whole({ ...INTEGER, min: 1 });

export const couponTable: TableDefinition<CouponRow> = {
  label: 'coupons',
  table: coupons,
  key: 'code',
  kind: null,
  blank: () => ({
    code: '',
    id: '',
    label: '',
    description: '',
    kind: 'percent',
    value: 0,
    minSubtotalCents: 0,
    sites: [],
    skus: [],
    categories: [],
    startsAt: null,
    endsAt: null,
    maxRedemptions: null,
    maxPerUser: null,
    isCombinable: true,
    redemptions: 0,
    isShown: false,
    isActive: true,
  }),
  // Orders keep the id, and count what was redeemed.
  finish: (row, before) => ({
    ...row,
    id: before?.id ?? `cpn_${row.code.toLowerCase()}`,
    redemptions: before?.redemptions ?? row.redemptions,
  }),
  check: (row) => [
    ...discountProblems(row),
    ...(row.maxRedemptions !== null && row.redemptions > row.maxRedemptions
      ? [{ column: 'max_redemptions', message: usedMessage(row.redemptions) }]
      : []),
  ],
};

export const couponFile: FileDefinition<CouponRow> = {
  name: 'coupons',
  canCreate: true,
  columns: [
    coupon('code', 'code', couponCode),
    coupon('label', 'label', shortLine),
    coupon('description', 'description', line, { empty: '' }),
    coupon('kind', 'kind', oneOf(['percent', 'fixed', 'free_shipping'])),
    coupon('value', 'value', discountValue, { empty: 0 }),
    coupon('min_subtotal', 'minSubtotalCents', dollars, { empty: 0 }),
    coupon('channels', 'sites', channels, { empty: [] }),
    coupon('skus', 'skus', words(sku), { empty: [], refers: 'sku' }),
    coupon('categories', 'categories', words(slug), { empty: [], refers: 'category' }),
    coupon('starts_at', 'startsAt', moment, { empty: null }),
    coupon('ends_at', 'endsAt', moment, { empty: null }),
    coupon('max_redemptions', 'maxRedemptions', atLeastOne, { empty: null }),
    coupon('max_per_person', 'maxPerUser', atLeastOne, { empty: null }),
    coupon('combinable', 'isCombinable', yesNo, { empty: true }),
    coupon('shown', 'isShown', yesNo, { empty: false }),
    coupon('active', 'isActive', yesNo, { empty: true }),
    coupon('redemptions', 'redemptions', count, { empty: 0 }),
  ],
};

export const discountTable: TableDefinition<DiscountRow> = {
  label: 'discounts',
  table: automaticDiscounts,
  key: 'id',
  kind: null,
  blank: () => ({
    id: '',
    label: '',
    kind: 'percent',
    value: 0,
    minSubtotalCents: 0,
    minQuantity: 0,
    sites: [],
    skus: [],
    categories: [],
    priority: 0,
    startsAt: null,
    endsAt: null,
    isActive: true,
  }),
  check: discountProblems,
};

export const discountFile: FileDefinition<DiscountRow> = {
  name: 'discounts',
  canCreate: true,
  columns: [
    discount('id', 'id', id),
    discount('label', 'label', shortLine),
    discount('kind', 'kind', oneOf(['percent', 'free_shipping'])),
    discount('value', 'value', discountValue, { empty: 0 }),
    discount('min_subtotal', 'minSubtotalCents', dollars, { empty: 0 }),
    discount('min_quantity', 'minQuantity', count, { empty: 0 }),
    discount('channels', 'sites', channels, { empty: [] }),
    discount('skus', 'skus', words(sku), { empty: [], refers: 'sku' }),
    discount('categories', 'categories', words(slug), { empty: [], refers: 'category' }),
    discount('priority', 'priority', count, { empty: 0 }),
    discount('starts_at', 'startsAt', moment, { empty: null }),
    discount('ends_at', 'endsAt', moment, { empty: null }),
    discount('active', 'isActive', yesNo, { empty: true }),
  ],
};

export const offerTable: TableDefinition<OfferRow> = {
  label: 'free items',
  table: freeItemOffers,
  key: 'id',
  kind: null,
  blank: () => ({
    id: '',
    label: '',
    thresholdCents: 0,
    skus: [],
    sites: [],
    startsAt: null,
    endsAt: null,
    isActive: true,
  }),
  check: ({ skus, startsAt, endsAt }) => [
    ...(skus.length === 0 ? [{ column: 'skus', message: 'must name at least one SKU' }] : []),
    ...(startsAt && endsAt && startsAt >= endsAt ? [{ column: 'ends_at', message: 'must be after starts_at' }] : []),
  ],
};

export const offerFile: FileDefinition<OfferRow> = {
  name: 'free-items',
  canCreate: true,
  columns: [
    offer('id', 'id', id),
    offer('label', 'label', shortLine),
    offer('threshold', 'thresholdCents', dollars),
    offer('skus', 'skus', words(sku), { refers: 'sku' }),
    offer('channels', 'sites', channels, { empty: [] }),
    offer('starts_at', 'startsAt', moment, { empty: null }),
    offer('ends_at', 'endsAt', moment, { empty: null }),
    offer('active', 'isActive', yesNo, { empty: true }),
  ],
};
