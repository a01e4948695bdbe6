import { paymentGetConfig } from '@regen/sdk/query';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paymentAdapters, type PaymentAdapter } from '~/integrations/payments/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';

/** Waits for the payment configuration, which says whose fields to show. */
export function WithAdapter({ children }: { children: (adapter: PaymentAdapter) => ReactNode }) {
  const { call } = useApp();
  const { data, error, refetch, isFetching } = useQuery(paymentGetConfig(call));
  if (data !== undefined) return children(paymentAdapters[data.provider]);
  if (error !== null) {
    return (
      <ErrorState headingLevel={3} {...describeError(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
    <Stack gap="4">
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </Stack>
  );
}
