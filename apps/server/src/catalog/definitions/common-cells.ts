import { CHANNELS, normalizeCountry, normalizeSku } from '@regen/domain';
import type { Channel } from '@regen/domain';
import type { Cell } from '../format/cell.ts';
import { code, INTEGER, oneOf, pattern, scaled, whole } from '../format/cell.ts';
import { words } from '../format/list-cell.ts';
import type { RowProblem } from './definition.ts';

export const slug = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be lower-case letters and digits with single hyphens inside, such as eye-care',
);

/** Names a discount, an offer, a rate: anything short without spaces. */
export const id = pattern(
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/,
  'must be at most 60 letters, digits, hyphens and underscores, and begin with a letter or digit',
);

export const sku = code(
  normalizeSku,
  'must be a SKU: up to 32 digits, or GM or GRX and up to 30 letters, digits and hyphens',
);

export const country = code(normalizeCountry, 'must be the two-letter code of a country, such as US');

export const count = whole(INTEGER);

const channel: Cell<Channel> = oneOf(CHANNELS);

/** Sales channels. The columns that they go to are typed as text. */
export const channels: Cell<string[]> = words(channel);

/** `15.00` is fifteen percent or fifteen dollars, by the kind of the discount: basis points or cents. */
export const discountValue = scaled({
  scale: 100,
  max: 1_000_000,
  message: 'must be a number with at most two decimals: percent or dollars, by the kind',
  decimals: 0,
});

const WHOLE = 10_000;

export interface DiscountRow {
  kind: 'percent' | 'fixed' | 'free_shipping';
  value: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What is wrong with the value of a discount and the time in which it runs. */
export function discountProblems({ kind, value, startsAt, endsAt }: DiscountRow): RowProblem[] {
  const problems: RowProblem[] = [];
  const add = (column: string, message: string) => void problems.push({ column, message });
  if (kind === 'free_shipping' && value !== 0) add('value', 'must be empty for free_shipping');
  if (kind !== 'free_shipping' && value === 0) add('value', `must be more than 0 for ${kind}`);
  if (kind === 'percent' && value > WHOLE) add('value', 'must be at most 100 for percent');
  if (startsAt && endsAt && startsAt >= endsAt) add('ends_at', 'must be after starts_at');
  return problems;
}
