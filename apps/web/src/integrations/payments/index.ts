import type { PaymentConfig } from '@regen/sdk';
import type { PaymentAdapter } from './adapter.ts';
import { testProvider } from './test-provider/test-provider.ts';

export type { ChosenPayment, PaymentAdapter, PaymentFieldValues } from './adapter.ts';

/** By the provider that the payment configuration of the API names. */
export const paymentAdapters: Readonly<Record<PaymentConfig['provider'], PaymentAdapter>> = {
  test: testProvider,
};
