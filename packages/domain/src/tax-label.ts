import { regionName } from './countries.ts';

export type ChargedTax = {
  /** The name of the tax where it is due; null for orders placed before names were stored. */
  name: string | null;
  /** Parts per million, 0 for a buyer who is exempt; null for orders placed before rates were stored. */
  rate: number | null;
};

/** The label of the tax row: `Sales tax (Utah, 7.75%)`, `Sales tax (exempt)`, and `Tax` where none is due. */
export function taxLabel(
  { name, rate }: ChargedTax,
  cents: number,
  { countryCode, region }: { countryCode: string; region?: string | null | undefined },
): string {
  if (rate === 0) return `${name ?? 'Tax'} (exempt)`;
  if (cents === 0) return 'Tax';
  const where = region ? regionName(countryCode, region) : null;
  // At most three decimals: some rates of cities have them.
  const percent = rate === null ? null : `${Number((rate / 10_000).toFixed(3))}%`;
  const known = [where, percent].filter((part) => part !== null);
  return known.length === 0 ? (name ?? 'Tax') : `${name ?? 'Tax'} (${known.join(', ')})`;
}
