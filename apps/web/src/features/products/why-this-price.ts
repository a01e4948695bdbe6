import type { Price } from '@regen/sdk';
import { usd } from '~/kernel/words/money.ts';

/**
 * Whose price it is. By its reason, never by what it saves: the list price of professionals is that of Tier 1, so Tier 1 saves
 * nothing and still does not pay what everybody pays.
 */
const WHOSE: Readonly<Record<Price['reason'], (price: Price) => string>> = {
  list: () => 'This is the retail price. Professional and school accounts have their own prices.',
  professional: () => 'This is the price for professional accounts.',
  tier: ({ listPrice, yourPrice, reasonText }) =>
    `Professional accounts start at ${usd(listPrice)}. ${reasonText} is ${usd(yourPrice)}.`,
  school: () => 'This is the price for school accounts.',
};

/** Why somebody pays what they pay, as a sentence or two. */
export function whyThisPrice(price: Price): string {
  return `${WHOSE[price.reason](price)} Taxes and shipping are calculated at checkout.`;
}
