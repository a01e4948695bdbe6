import * as z from 'zod/mini';
import { addressSchema } from '~/features/addresses/index.ts';
import { cardNumberProblem, cvcProblem, expiryProblem } from './card.ts';

const blankAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  phone: z.string(),
});

/** In the order of the form, which is the order in which it says what is wrong. */
export const EMPTY_CARD = { number: '', expiry: '', cvc: '', name: '' };

const paymentShape = z.object({
  name: z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters.')),
  number: z.string(),
  expiry: z.string(),
  cvc: z.string(),
  isBillingSame: z.boolean(),
  billing: blankAddress,
});
export type PaymentValues = z.output<typeof paymentShape>;

/** The card is checked unless one is there already, the billing address unless it is the one of the delivery. */
export function paymentSchema(needsCard: boolean) {
  return paymentShape.check(
    z.superRefine((values, context) => {
      const issue = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: undefined });
      if (needsCard) {
        const problems = {
          name: values.name === '' ? 'Enter the name on the card.' : null,
          number: cardNumberProblem(values.number),
          expiry: expiryProblem(values.expiry, new Date()),
          cvc: cvcProblem(values.cvc, values.number),
        };
        for (const [name, message] of Object.entries(problems)) if (message !== null) issue([name], message);
      }
      if (values.isBillingSame) return;
      const billing = addressSchema.safeParse(values.billing);
      for (const { path, message } of billing.error?.issues ?? []) issue(['billing', ...path.map(String)], message);
    }),
  );
}
