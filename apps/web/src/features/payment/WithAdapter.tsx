import { paymentGetConfig } from '@regen/sdk/query';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adapterFor, type PaymentAdapter } from '~/integrations/payments/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';

/** Waits for the payment configuration, which says whose fields to show. */
export function WithAdapter({ children }: { children: (adapter: PaymentAdapter) => ReactNode }) {
  const { call } = useApp();
  const config = useQuery(paymentGetConfig(call));
  return (
    <Reading
      query={config}
      skeleton={
        <Stack gap="4">
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </Stack>
      }
    >
      {({ provider }) => <ForProvider provider={provider}>{children}</ForProvider>}
    </Reading>
  );
}

/** If this storefront has no form for the server's payment provider, it must say so rather than show an empty form. */
export function ForProvider({
  provider,
  children,
}: {
  provider: string;
  children: (adapter: PaymentAdapter) => ReactNode;
}) {
  const adapter = adapterFor(provider);
  if (adapter) return children(adapter);
  return (
    <ErrorState
      headingLevel={3}
      title="Payment isn’t available right now"
      message="You haven’t been charged. Please contact us, and we’ll help you complete your order."
    />
  );
}
