import { paymentGetConfig } from '@regen/sdk/query';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paymentAdapters, type PaymentAdapter } from '~/integrations/payments/index.ts';
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
      {({ provider }) => children(paymentAdapters[provider])}
    </Reading>
  );
}
