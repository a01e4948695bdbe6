import { paymentGetConfig } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { AddressFields } from '~/features/addresses/index.ts';
import { CardFields } from './CardFields.tsx';
import { cardName } from '~/features/payment/index.ts';
import * as styles from './checkout.css.ts';
import { EMPTY_CARD, paymentSchema, type PaymentValues } from './payment-schema.ts';
import type { StepProps } from './step-props.ts';
import { TestCards } from './TestCards.tsx';
import { cardFieldOf, useCardToken } from './use-card-token.ts';

/** The card and the address of its bill. The card itself is never kept: only what the provider gave for it. */
export function PaymentStep({ draft, update, onDone }: StepProps) {
  const { call } = useApp();
  const { data: config } = useQuery(paymentGetConfig(call));
  const [isOtherCard, setIsOtherCard] = useState(false);
  const needsCard = draft.card === null || isOtherCard;
  const toToken = useCardToken();
  const form = useAppForm<PaymentValues>({
    id: 'payment',
    schema: paymentSchema(needsCard),
    defaultValues: {
      ...EMPTY_CARD,
      isBillingSame: draft.isBillingSame,
      billing: draft.billing,
    },
    onChange: ({ isBillingSame, billing }) => update({ isBillingSame, billing }),
    onSubmit: async (values) => {
      const card = needsCard ? await toToken(values) : draft.card;
      update({ card, isBillingSame: values.isBillingSame, billing: values.billing });
      onDone();
    },
    nameOf: cardFieldOf,
  });
  const { watch, setValue } = form.form;
  return (
    <FormShell {...form} label="Payment">
      {draft.card !== null && !isOtherCard ? (
        <Card padding="sm" className={styles.keptCard}>
          <Icon name="card" />
          <Text as="span" weight="semibold">
            {cardName(draft.card)}
          </Text>
          <Button size="sm" variant="ghost" onClick={() => setIsOtherCard(true)}>
            Use another card
          </Button>
        </Card>
      ) : (
        <>
          {config?.isTest ? (
            <TestCards
              onUse={(number) => {
                setValue('number', number, { shouldValidate: true });
                setValue('expiry', '12 / 30', { shouldValidate: true });
                setValue('cvc', '123', { shouldValidate: true });
                setValue('name', `${draft.shipping.firstName} ${draft.shipping.lastName}`.trim(), {
                  shouldValidate: true,
                });
              }}
            />
          ) : null}
          <CardFields field={form.field} number={watch('number')} />
        </>
      )}
      <Checkbox {...form.field('isBillingSame')} label="The billing address is the delivery address" />
      {watch('isBillingSame') ? null : (
        <AddressFields
          field={(name) => form.field(`billing.${name}`)}
          countryCode={watch('billing.countryCode')}
          autofill="billing"
          onCountryChange={() => setValue('billing.region', '')}
        />
      )}
      <Stack gap="3" align="start">
        <Button type="submit" loading={form.isSubmitting}>
          Continue to review
        </Button>
        <Inline gap="2" wrap="nowrap" align="start">
          <Icon name="lock" size="sm" />
          <Text as="span" size="sm" tone="muted">
            You are not charged yet. The next step shows everything once more.
          </Text>
        </Inline>
      </Stack>
    </FormShell>
  );
}
