import type { PaymentAdapter, ChosenPayment } from '~/integrations/payments/index.ts';
import { useAppForm, type AppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { keepFields, startValues, type Buyer } from './kept-fields.ts';
import { paymentSchema, type BillingValues, type PaymentValues } from './payment-schema.ts';

export interface PaymentFormOptions {
  id: string;
  adapter: PaymentAdapter;
  /** Chosen earlier; null shows the provider's fields. */
  chosen: ChosenPayment | null;
  billing: BillingValues;
  /** Who is billed. */
  buyer: Buyer;
  onChange?: (billing: BillingValues) => void;
  onSubmit: (chosen: ChosenPayment, billing: BillingValues) => Promise<void>;
}

/** A form with the fields of a provider. Only the token leaves the form. */
export function usePaymentForm({ id, adapter, chosen, billing, buyer, onChange, onSubmit }: PaymentFormOptions) {
  const { buyer: owner } = useApp();
  const tokenize = adapter.useTokenize();
  return useAppForm<PaymentValues>({
    id,
    schema: paymentSchema(adapter, chosen !== null),
    defaultValues: { method: startValues(adapter, owner, buyer), ...billing },
    ...(onChange && { onChange: ({ method: _method, ...values }) => onChange(values) }),
    onSubmit: async ({ method, ...values }) => {
      if (chosen === null) keepFields(adapter, owner, method);
      await onSubmit(chosen ?? (await tokenize(method)), values);
    },
    nameOf: (path) => `method.${adapter.fieldOf(path)}`,
  });
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
