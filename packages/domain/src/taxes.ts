import type { TaxRule } from './cart-totals.ts';
import type { Channel } from './channels.ts';
import { regionOfDestination } from './destination.ts';
import type { Destination } from './destination.ts';

/** A tax and what it is called where it is due. Its rate is 0 for a channel that is exempt because it buys for resale. */
export interface NamedTax extends TaxRule {
  name: string;
}

/** A row of the tax table: where it holds, and who is exempt. `rate` is in parts per million, as in `TaxRule`. */
export interface TaxRate extends NamedTax {
  country: string;
  /** Null: the whole country. */
  region: string | null;
  /** The first characters of the postal codes it holds for; null: all of them. */
  postalPrefix: string | null;
  exemptSites: readonly Channel[];
}

/**
 * The tax due at a destination (rule C18): of the rows that hold there, the one with the longest postal prefix, then that of the region,
 * then that of the country. Null where none is due; a rate of 0 where the channel is exempt, so that cart and receipt can say so.
 */
export function taxRuleFor(taxes: readonly TaxRate[], destination: Destination, channel: Channel): NamedTax | null {
  const region = regionOfDestination(destination);
  let best: TaxRate | null = null;
  let bestRank = -1;
  for (const tax of taxes) {
    if (tax.country !== destination.countryCode) continue;
    if (tax.region !== null && tax.region !== region) continue;
    if (tax.postalPrefix !== null && !destination.postalCode?.startsWith(tax.postalPrefix)) continue;
    const rank = (tax.region === null ? 0 : 1) + (tax.postalPrefix?.length ?? 0) * 2;
    if (rank > bestRank) {
      best = tax;
      bestRank = rank;
    }
  }
  if (!best || best.rate === 0) return null;
  const rate = best.exemptSites.includes(channel) ? 0 : best.rate;
  return { name: best.name, rate, isShippingTaxed: best.isShippingTaxed };
}
