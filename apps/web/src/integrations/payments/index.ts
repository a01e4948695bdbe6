import type { PaymentAdapter } from './adapter.ts';
import { testProvider } from './test-provider/test-provider.ts';

export type { ChosenPayment, PaymentAdapter, PaymentFieldValues } from './adapter.ts';

/** By the name of the provider. */
export const paymentAdapters = { test: testProvider } as const satisfies Readonly<Record<string, PaymentAdapter>>;

/** The adapter for the provider in the API's payment configuration; undefined if this storefront has none. */
export function adapterFor(provider: string): PaymentAdapter | undefined {
  return new Map<string, PaymentAdapter>(Object.entries(paymentAdapters)).get(provider);
}
