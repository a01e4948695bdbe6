import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import { AddressFields } from '~/features/addresses/index.ts';
import type { PaymentAdapter } from '~/integrations/payments/index.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import * as styles from './payment.css.ts';
import { methodOf, usePaymentForm, type PaymentFormOptions } from './use-payment-form.ts';
import { WithAdapter } from './WithAdapter.tsx';

export type PaymentFormProps = Omit<PaymentFormOptions, 'id' | 'adapter'>;

/** The payment of an order, and its billing address. */
export function PaymentForm(props: PaymentFormProps) {
  return <WithAdapter>{(adapter) => <Form {...props} adapter={adapter} />}</WithAdapter>;
}

function Form({ adapter, chosen: before, ...options }: PaymentFormProps & { adapter: PaymentAdapter }) {
  const [isChanging, setIsChanging] = useState(false);
  const chosen = isChanging ? null : before;
  const form = usePaymentForm({ ...options, id: 'payment', adapter, chosen });
  const { watch, setValue } = form.form;
  return (
    <FormShell {...form} label="Payment">
      {chosen === null ? (
        <adapter.Fields {...methodOf(form)} />
      ) : (
        <Card padding="sm" className={styles.chosen}>
          <Icon name="card" />
          <Text as="span" weight="semibold">
            {chosen.label}
          </Text>
          <Button size="sm" variant="ghost" onClick={() => setIsChanging(true)}>
            Use another card
          </Button>
        </Card>
      )}
      <Checkbox {...form.field('isBillingSame')} label="Billing address same as delivery" />
      {watch('isBillingSame') ? null : (
        <AddressFields
          field={(name) => form.field(`billing.${name}`)}
          values={watch('billing')}
          set={(name, value) => setValue(`billing.${name}`, value)}
          submit={form.submit}
          autofill="billing"
        />
      )}
      <Stack gap="3" align="start">
        <Button type="submit" loading={form.isSubmitting}>
          Continue to review
        </Button>
        <Inline gap="2" wrap="nowrap" align="start">
          <Icon name="lock" size="sm" />
          <Text as="span" size="sm" tone="muted">
            You won’t be charged yet. Next, review your order.
          </Text>
        </Inline>
      </Stack>
    </FormShell>
  );
}
