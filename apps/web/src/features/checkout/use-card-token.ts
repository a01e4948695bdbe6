import { paymentCreateTestToken } from '@regen/sdk/query';
import { useCallback } from 'react';
import { useWrite } from '~/kernel/use-write.ts';
import { digitsOf, parseExpiry } from './card.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Gives the card to the payment provider and gets back what may be kept. */
export function useCardToken() {
  const { mutateAsync } = useWrite(paymentCreateTestToken);
  return useCallback(
    async (card: {
      name: string;
      number: string;
      expiry: string;
      cvc: string;
    }): Promise<NonNullable<CheckoutDraft['card']>> => {
      const expiry = parseExpiry(card.expiry);
      if (expiry === null) throw new RangeError('The form checks the expiry date before it is sent.');
      const { token, brand, last4 } = await mutateAsync({
        number: digitsOf(card.number),
        expMonth: expiry.month,
        expYear: expiry.year,
        cvc: digitsOf(card.cvc),
        name: card.name,
      });
      return { token, brand, last4 };
    },
    [mutateAsync],
  );
}

/** The provider's names of the fields of a card → those of the form. */
export function cardFieldOf(path: string): string {
  const name = path.replace(/^\//, '');
  return name === 'expMonth' || name === 'expYear' ? 'expiry' : name;
}
