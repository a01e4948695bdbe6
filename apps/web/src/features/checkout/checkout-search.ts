import { choiceParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

export const CHECKOUT_STEPS = ['contact', 'address', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The search params of the checkout. */
export interface CheckoutSearch {
  step?: CheckoutStep | undefined;
  /** An order that is awaiting payment. */
  order?: string | undefined;
}

/** Parses any search params without throwing. Both are always there: what is left out, the router takes from the URL as it is. */
export function parseCheckoutSearch(raw: RawSearch): CheckoutSearch {
  const text = textParam(raw['order'], 64);
  const order = text !== undefined && /^ord_[0-9A-Za-z]+$/.test(text) ? text : undefined;
  return { order, step: order === undefined ? choiceParam(raw['step'], CHECKOUT_STEPS) : undefined };
}
