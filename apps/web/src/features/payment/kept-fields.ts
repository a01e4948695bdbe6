import type { PaymentAdapter, PaymentFieldValues } from '~/integrations/payments/index.ts';
import { readDraft, writeDraft } from '~/kernel/forms/form-draft.ts';

const place = { key: 'regen.draft.payer.1' } as const;

/** The initial values of a new payment form: empty, but for what can be prefilled. */
export function startValues({ empty, kept }: PaymentAdapter, owner: string): Record<string, string> {
  const typed = readDraft(place, owner) ?? {};
  const known = kept.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]] as const] : []));
  return { ...empty, ...Object.fromEntries(known) };
}

/** Saves what can be prefilled until the order is paid: a declined card leads to another form. */
export function keepFields({ kept }: PaymentAdapter, owner: string, values: PaymentFieldValues): void {
  writeDraft(place, owner, Object.fromEntries(kept.map((name) => [name, values[name]])));
}

export const forgetFields = (owner: string): void => writeDraft(place, owner, null);
