import { choiceParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

export const CHECKOUT_STEPS = ['contact', 'address', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The search params of the checkout. */
export interface CheckoutSearch {
  step?: CheckoutStep;
  /** An order that is awaiting payment. */
  order?: string;
}

/** Parses any search params without throwing. */
export function parseCheckoutSearch(raw: RawSearch): CheckoutSearch {
  const order = textParam(raw['order'], 64);
  if (order !== undefined && /^ord_[0-9A-Za-z]+$/.test(order)) return { order };
  const step = choiceParam(raw['step'], CHECKOUT_STEPS);
  return step === undefined ? {} : { step };
}
