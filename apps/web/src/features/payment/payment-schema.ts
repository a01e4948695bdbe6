import * as z from 'zod/mini';
import { addressSchema, unfinishedAddressSchema } from '~/features/addresses/index.ts';
import type { ChosenPayment, PaymentAdapter } from '~/integrations/payments/index.ts';

/** As it is stored in this tab until the order is placed. */
export const chosenPaymentSchema: z.ZodMiniType<ChosenPayment> = z.object({
  method: z.enum(['card', 'apple_pay', 'google_pay']),
  token: z.string(),
  label: z.string(),
});

export const billingShape = { isBillingSame: z.boolean(), billing: unfinishedAddressSchema };

const paymentShape = z.object({ method: z.record(z.string(), z.string()), ...billingShape });
export type PaymentValues = z.output<typeof paymentShape>;
export type BillingValues = Omit<PaymentValues, 'method'>;

/** The provider's fields are checked unless a payment is chosen already, the billing address unless it is the delivery address. */
export function paymentSchema(adapter: PaymentAdapter, isChosen: boolean) {
  return paymentShape.check(
    z.superRefine(({ method, isBillingSame, billing }, context) => {
      const check = (name: 'method' | 'billing', schema: z.ZodMiniType, values: unknown) => {
        for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
          context.addIssue({ code: 'custom', path: [name, ...path], message, input: undefined });
        }
      };
      if (!isChosen) check('method', adapter.schema, method);
      if (!isBillingSame) check('billing', addressSchema, billing);
    }),
  );
}
