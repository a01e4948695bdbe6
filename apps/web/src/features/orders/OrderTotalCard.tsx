import type { Order } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import type { ReactNode } from 'react';
import { OrderTotals } from '~/features/totals/index.ts';
import { HiddenPricesNotice } from '~/kernel/page/HiddenPricesNotice.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { OrderRefunds } from './OrderRefunds.tsx';

/** The total of an order; `children` are hidden along with the amounts. */
export function OrderTotalCard({ order, children }: { order: Order; children?: ReactNode }) {
  const isHidden = usePricesHidden();
  return (
    <Card padding="lg">
      <Stack gap="5">
        <Heading level={2} size="md">
          Total
        </Heading>
        {isHidden ? (
          <HiddenPricesNotice />
        ) : (
          <>
            <OrderTotals order={order} />
            <OrderRefunds order={order} />
            {children}
          </>
        )}
      </Stack>
    </Card>
  );
}
