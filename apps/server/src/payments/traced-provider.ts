import type { Tracing } from '../tracing/tracing.ts';
import type { PaymentProvider } from './provider.ts';

/** A span for each call to the payment provider. */
export function tracePayments(provider: PaymentProvider, tracing: Tracing): PaymentProvider {
  if (!tracing.isOn) return provider;
  const { name, isTest, methods } = provider;
  const attributes = { 'regen.payment.provider': name };
  const step = <T>(call: string, work: () => Promise<T>) => tracing.step(`payment ${call}`, 'client', attributes, work);
  return {
    name,
    isTest,
    methods,
    charge: (request) => step('charge', () => provider.charge(request)),
    find: (key) => step('find', () => provider.find(key)),
    close: (key, payableId) => step('close', () => provider.close(key, payableId)),
    refund: (ref, request) => step('refund', () => provider.refund(ref, request)),
  };
}
