import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { PaymentProvider } from './provider.ts';
import { createTestProvider } from './test-provider.ts';
import type { TestBank } from './test-provider.ts';

export interface Payments {
  provider: PaymentProvider;
  /** Present only with the embedded provider. */
  testBank: TestBank | null;
}

/** Providers keep nothing in the process, so every module may make its own. */
export function createPayments(config: Pick<Config, 'PAYMENT_PROVIDER'>, db: Database): Payments {
  switch (config.PAYMENT_PROVIDER) {
    case 'test': {
      const provider = createTestProvider(db);
      return { provider, testBank: provider };
    }
  }
}
