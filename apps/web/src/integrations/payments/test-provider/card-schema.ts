import * as z from 'zod/mini';
import { cardNumberProblem, cvcProblem, expiryProblem } from './card.ts';

/** In the order of the form, which is the order of its errors. Most people pay with a card in their own name. */
export const initialCard = (payerName: string) => ({ number: '', expiry: '', cvc: '', name: payerName });

export const cardSchema = z
  .object({
    number: z.string(),
    expiry: z.string(),
    cvc: z.string(),
    name: z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters.')),
  })
  .check(
    z.superRefine(({ number, expiry, cvc, name }, context) => {
      const problems = {
        number: cardNumberProblem(number),
        expiry: expiryProblem(expiry, new Date()),
        cvc: cvcProblem(cvc, number),
        name: name === '' ? 'Enter the name on the card.' : null,
      };
      for (const [field, message] of Object.entries(problems)) {
        if (message !== null) context.addIssue({ code: 'custom', path: [field], message, input: undefined });
      }
    }),
  );
