import type { Order } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import type { ReactNode } from 'react';
import { OrderTotals } from '~/features/totals/index.ts';
import { useClientView } from '~/kernel/client-view.ts';
import { PricesHidden } from '~/kernel/page/PricesHidden.tsx';

/** The total of an order, with any notes or links below it that tell of amounts. */
export function OrderTotalCard({ order, children }: { order: Order; children?: ReactNode }) {
  const isHidden = useClientView();
  return (
    <Card padding="lg">
      <Stack gap="5">
        <Heading level={2} size="md">
          Total
        </Heading>
        {isHidden ? (
          <PricesHidden />
        ) : (
          <>
            <OrderTotals order={order} />
            {children}
          </>
        )}
      </Stack>
    </Card>
  );
}
