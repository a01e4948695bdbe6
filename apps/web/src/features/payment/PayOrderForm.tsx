import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { EMPTY_ADDRESS } from '~/features/addresses/index.ts';
import type { PaymentAdapter } from '~/integrations/payments/index.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { orderAccessOf } from '~/kernel/stored/order-access.ts';
import { usd } from '~/kernel/words/money.ts';
import { methodOf, usePaymentForm } from './use-payment-form.ts';
import type { PaymentRun } from './use-payment.ts';

export interface PayOrderFormProps {
  order: Order;
  payment: PaymentRun;
  adapter: PaymentAdapter;
}

/** Pays an order that is placed already, and so has its billing address. */
export function PayOrderForm({ order, payment, adapter }: PayOrderFormProps) {
  const form = usePaymentForm({
    id: 'pay',
    adapter,
    chosen: null,
    billing: { isBillingSame: true, billing: EMPTY_ADDRESS },
    billedTo: order.billingAddress,
    onSubmit: async ({ method, token }) => {
      const accessToken = orderAccessOf(order.id);
      await payment.pay(order.id, {
        payment: { method, token },
        ...(accessToken === undefined ? {} : { accessToken }),
      });
    },
  });
  return (
    <FormShell {...form} label="Payment">
      <Heading level={2} size="md">
        Payment
      </Heading>
      <adapter.Fields {...methodOf(form)} />
      <Button type="submit" size="lg" fullWidth iconStart="lock" loading={form.isSubmitting || payment.isRunning}>
        Pay {usd(order.orderTotal.total)}
      </Button>
    </FormShell>
  );
}
