import type { Order, PaymentInput } from '@regen/sdk';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { FieldBinding } from '~/kernel/forms/use-app-form.ts';

/** Values of a provider's fields by name. Empty for a provider whose fields are in an iframe of its own. */
export type PaymentFieldValues = Readonly<Record<string, string>>;

/** What an order can be paid with: the provider's token, and how a buyer recognizes it ("Visa ending in 4242"). */
export interface ChosenPayment extends PaymentInput {
  label: string;
}

export interface PaymentFieldsProps {
  field: (name: string) => FieldBinding;
  values: PaymentFieldValues;
  onFill: (values: PaymentFieldValues) => void;
}

export interface PaymentChallengeProps {
  order: Order;
  challengeId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after the buyer has completed the bank's challenge; the server knows the outcome. */
  onAnswered: () => Promise<void>;
}

/** A payment provider in the browser. Everything that differs between providers is here; the rest of the store knows no card fields. */
export interface PaymentAdapter {
  /** In the order of the fields; `payerName` is the first and last name of the billing address. */
  initialValues: (payerName: string) => PaymentFieldValues;
  /** Fields to prefill on retry in this tab; none is secret or identifies the card. */
  kept: readonly string[];
  schema: z.ZodMiniType<PaymentFieldValues, PaymentFieldValues>;
  Fields: ComponentType<PaymentFieldsProps>;
  /** Sends what was entered to the provider, and nowhere else. */
  useTokenize: () => (values: PaymentFieldValues) => Promise<ChosenPayment>;
  /** The field that a path of the provider's errors is about. */
  fieldOf: (path: string) => string;
  /** The step that the buyer's bank asks for: 3-D Secure. */
  Challenge: ComponentType<PaymentChallengeProps>;
}
