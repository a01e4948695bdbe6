import type { PaymentAdapter, PaymentFieldValues } from '~/integrations/payments/index.ts';
import { readDraft, writeDraft } from '~/kernel/forms/form-draft.ts';

const place = { key: 'regen.draft.payer.1' } as const;

/** Prefills what this person typed before; otherwise the name from the address. */
export function initialFields(
  { initialValues, kept }: PaymentAdapter,
  owner: string,
  payerName: string,
): PaymentFieldValues {
  const typed = readDraft(place, owner) ?? {};
  const known = kept.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]] as const] : []));
  return { ...initialValues(payerName), ...Object.fromEntries(known) };
}

/** Saves what was typed and can be prefilled, until the order is paid: a declined card leads to another form. */
export function keepFields(
  { initialValues, kept }: PaymentAdapter,
  owner: string,
  payerName: string,
  values: PaymentFieldValues,
): void {
  const known = initialValues(payerName);
  const typed = kept.filter((name) => values[name] !== known[name]);
  writeDraft(place, owner, typed.length === 0 ? null : Object.fromEntries(typed.map((name) => [name, values[name]])));
}

export const forgetFields = (owner: string): void => writeDraft(place, owner, null);
