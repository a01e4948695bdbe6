import type { PaymentAdapter, PaymentFieldValues } from '~/integrations/payments/index.ts';
import { readDraft, writeDraft } from '~/kernel/forms/form-draft.ts';

export interface Buyer {
  firstName: string;
  lastName: string;
}

const place = { key: 'regen.draft.payer.1' } as const;

/** The initial values of a new payment form: empty, but for what can be prefilled, rather as it was typed before than from the address. */
export function startValues(
  { start, kept }: PaymentAdapter,
  owner: string,
  { firstName, lastName }: Buyer,
): Record<string, string> {
  const typed = readDraft(place, owner) ?? {};
  const known = kept.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]] as const] : []));
  return { ...start(`${firstName} ${lastName}`.trim()), ...Object.fromEntries(known) };
}

/** Saves what can be prefilled until the order is paid: a declined card leads to another form. */
export function keepFields({ kept }: PaymentAdapter, owner: string, values: PaymentFieldValues): void {
  writeDraft(place, owner, Object.fromEntries(kept.map((name) => [name, values[name]])));
}

export const forgetFields = (owner: string): void => writeDraft(place, owner, null);
