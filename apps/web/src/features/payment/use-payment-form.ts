import { useEffect, useRef, useState } from 'react';
import type { PaymentAdapter, ChosenPayment } from '~/integrations/payments/index.ts';
import { useAppForm, type AppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { initialFields, keepFields } from './kept-fields.ts';
import { paymentSchema, type BillingValues, type PaymentValues } from './payment-schema.ts';

interface PersonName {
  firstName: string;
  lastName: string;
}

export interface PaymentFormOptions {
  id: string;
  adapter: PaymentAdapter;
  /** Chosen earlier; null shows the provider's fields. */
  chosen: ChosenPayment | null;
  billing: BillingValues;
  /** As it is typed, so that the name on the card can follow. */
  billedTo: PersonName;
  onChange?: (billing: BillingValues) => void;
  onSubmit: (chosen: ChosenPayment, billing: BillingValues) => Promise<void>;
}

/** A form with the fields of a provider. Only the token leaves the form. */
export function usePaymentForm({ id, adapter, chosen, billing, billedTo, onChange, onSubmit }: PaymentFormOptions) {
  const { buyer: owner } = useApp();
  const tokenize = adapter.useTokenize();
  const payerName = `${billedTo.firstName} ${billedTo.lastName}`.trim();
  const [initial] = useState(() => initialFields(adapter, owner, payerName));
  const prefilled = useRef(initial);
  const form = useAppForm<PaymentValues>({
    id,
    schema: paymentSchema(adapter, chosen !== null),
    defaultValues: { method: initial, ...billing },
    ...(onChange && { onChange: ({ method: _method, ...values }) => onChange(values) }),
    onSubmit: async ({ method, ...values }) => {
      if (chosen === null) keepFields(adapter, owner, payerName, method);
      await onSubmit(chosen ?? (await tokenize(method)), values);
    },
    nameOf: (path) => `method.${adapter.fieldOf(path)}`,
  });
  const { getValues, setValue, formState } = form.form;
  const { isSubmitted } = formState;
  useEffect(() => {
    // The new billing name hasn’t been typed yet: keep the old one.
    if (payerName === '') return;
    const before = prefilled.current;
    prefilled.current = initialFields(adapter, owner, payerName);
    for (const [name, value] of Object.entries(prefilled.current)) {
      const isUntouched = getValues(`method.${name}`) === before[name];
      if (isUntouched && value !== before[name]) setValue(`method.${name}`, value, { shouldValidate: isSubmitted });
    }
  }, [adapter, owner, payerName, isSubmitted, getValues, setValue]);
  return form;
}

/** Props of the provider's fields. */
export function methodOf({ field, form }: AppForm<PaymentValues>) {
  return {
    field: (name: string) => field(`method.${name}`),
    values: form.watch('method'),
    onFill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) {
        form.setValue(`method.${name}`, value, { shouldValidate: true });
      }
    },
  };
}
