import { paymentGetConfig } from '@regen/sdk/query';
import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { usd } from '~/kernel/words/money.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { CardFields } from './CardFields.tsx';
import { EMPTY_ADDRESS } from '~/features/addresses/index.ts';
import { EMPTY_CARD, paymentSchema, type PaymentValues } from './payment-schema.ts';
import { orderAccessOf } from '~/features/orders/index.ts';
import { TestCards } from './TestCards.tsx';
import { cardFieldOf, useCardToken } from './use-card-token.ts';
import type { PaymentRun } from './use-payment.ts';

/** A card for an order that is there already. */
export function PayOrderForm({ order, payment }: { order: Order; payment: PaymentRun }) {
  const { call } = useApp();
  const { data: config } = useQuery(paymentGetConfig(call));
  const toToken = useCardToken();
  const form = useAppForm<PaymentValues>({
    id: 'pay',
    schema: paymentSchema(true),
    defaultValues: { ...EMPTY_CARD, isBillingSame: true, billing: EMPTY_ADDRESS },
    onSubmit: async (values) => {
      const { token } = await toToken(values);
      const accessToken = orderAccessOf(order.id);
      await payment.pay(order.id, {
        payment: { method: 'card', token },
        ...(accessToken === undefined ? {} : { accessToken }),
      });
    },
    nameOf: cardFieldOf,
  });
  const { watch, setValue } = form.form;
  const holder = `${order.billingAddress.firstName} ${order.billingAddress.lastName}`;
  return (
    <FormShell {...form} label="Payment">
      <Heading level={2} size="md">
        Pay by card
      </Heading>
      {config?.isTest ? (
        <TestCards
          onUse={(number) => {
            const fill = { number, expiry: '12 / 30', cvc: '123', name: holder } as const;
            for (const name of ['number', 'expiry', 'cvc', 'name'] as const) {
              setValue(name, fill[name], { shouldValidate: true });
            }
          }}
        />
      ) : null}
      <CardFields field={form.field} number={watch('number')} />
      <Button type="submit" size="lg" fullWidth iconStart="lock" loading={form.isSubmitting || payment.isRunning}>
        Pay {usd(order.orderTotal.total)}
      </Button>
    </FormShell>
  );
}
