import type { Cart } from '@regen/sdk';
import * as z from 'zod/mini';
import { addressSchema, type PlaceValues } from '~/features/addresses/index.ts';
import { isNothingToPay } from '~/features/totals/index.ts';
import { emailSchema, phoneSchema } from '~/kernel/forms/text-schemas.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { CHECKOUT_STEPS, type CheckoutStep } from './checkout-search.ts';

export const contactSchema = z.object({ email: emailSchema, phone: phoneSchema });

export const STEP_TITLES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'Contact',
  address: 'Delivery address',
  shipping: 'Shipping method',
  payment: 'Payment',
  review: 'Review and place order',
};

/** Whether a cart is priced for the place of an address. */
export function isPricedFor({ destination: to }: Cart, { countryCode, region, postalCode }: PlaceValues): boolean {
  return (
    to !== null &&
    to.countryCode === countryCode &&
    (to.region ?? '') === region.trim() &&
    (to.postalCode ?? '').replace(/\s/g, '').toUpperCase() === postalCode.replace(/\s/g, '').toUpperCase()
  );
}

/** Whether nothing about the delivery was chosen or typed in, and none of the steps before the payment is asked for. */
export function isDeliveryOpen(wanted: CheckoutStep | undefined, entered: CheckoutDraft): boolean {
  const isAskedFor = wanted !== undefined && wanted !== 'payment' && wanted !== 'review';
  return !isAskedFor && entered.addressId === null && !entered.isAddressTyped && !entered.hasChosenShipping;
}

/** Whether a step has everything that later steps need. */
function isStepDone(step: CheckoutStep, draft: CheckoutDraft, cart: Cart): boolean {
  switch (step) {
    case 'contact':
      return contactSchema.safeParse(draft.contact).success;
    case 'address':
      return addressSchema.safeParse(draft.shipping).success && isPricedFor(cart, draft.shipping);
    case 'shipping':
      return cart.shippingMethodId !== null && draft.hasChosenShipping;
    case 'payment':
      return draft.payment !== null && (draft.isBillingSame || addressSchema.safeParse(draft.billing).success);
    case 'review':
      return false;
  }
}

/** The steps for this cart: no payment if there is nothing to pay. */
export function stepsOf(cart: Cart): readonly CheckoutStep[] {
  return isNothingToPay(cart) ? CHECKOUT_STEPS.filter((step) => step !== 'payment') : CHECKOUT_STEPS;
}

/** The step to show: the requested one, or the first incomplete one before it. */
export function reachableStep(wanted: CheckoutStep | undefined, draft: CheckoutDraft, cart: Cart): CheckoutStep {
  for (const step of stepsOf(cart)) if (step === wanted || !isStepDone(step, draft, cart)) return step;
  return 'review';
}
