import type { Needs } from '../platform.ts';
import type { ReadNotice } from './notice.ts';
import type { PaymentProvider } from './provider.ts';
import { createTestNotices } from './test-notices.ts';
import type { TestNotices } from './test-notices.ts';
import { createTestProvider } from './test-provider.ts';
import type { TestBank } from './test-provider.ts';
import { tracePayments } from './traced-provider.ts';

/** The configured provider and the reader of its notices. */
export interface PaymentGateway {
  provider: PaymentProvider;
  readNotice: ReadNotice;
  /** Present only with the embedded provider. */
  test: { bank: TestBank; notices: TestNotices } | null;
}

export function createPaymentGateway(needs: Needs<'auth' | 'clock' | 'config' | 'db' | 'tracing'>): PaymentGateway {
  const { auth, config, tracing } = needs;
  switch (config.PAYMENT_PROVIDER) {
    case 'test': {
      const bank = createTestProvider(needs);
      // Both ends are this server, so they share a secret without configuration.
      const notices = createTestNotices(config.PAYMENT_WEBHOOK_SECRET ?? auth.fingerprint('payment-webhook', 'test'));
      return { provider: tracePayments(bank, tracing), readNotice: notices.read, test: { bank, notices } };
    }
  }
}
