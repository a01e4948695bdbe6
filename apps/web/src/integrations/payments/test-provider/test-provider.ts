import { cardName } from '@regen/domain';
import { paymentCreateTestToken } from '@regen/sdk/query';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { useWrite } from '~/kernel/use-write.ts';
import type { ChosenPayment, PaymentAdapter, PaymentFieldValues } from '../adapter.ts';
import { cardSchema, initialCard } from './card-schema.ts';
import { digitsOf, parseExpiry } from './card.ts';
import { CardFields } from './CardFields.tsx';

function useTokenize() {
  const { mutateAsync } = useWrite(paymentCreateTestToken);
  return async (values: PaymentFieldValues): Promise<ChosenPayment> => {
    const { name, number, expiry, cvc } = cardSchema.parse(values);
    const date = parseExpiry(expiry);
    if (date === null) throw new RangeError('The schema accepts only dates that can be read.');
    const { token, ...card } = await mutateAsync({
      number: digitsOf(number),
      expMonth: date.month,
      expYear: date.year,
      cvc: digitsOf(cvc),
      name,
    });
    return { method: 'card', token, label: cardName(card) };
  };
}

/** The embedded provider. It accepts only its own test cards, so this form may handle their numbers. */
export const testProvider: PaymentAdapter = {
  initialValues: initialCard,
  kept: ['name'],
  schema: cardSchema,
  Fields: CardFields,
  useTokenize,
  fieldOf(path) {
    const name = path.replace(/^\//, '');
    return name === 'expMonth' || name === 'expYear' ? 'expiry' : name;
  },
  // Loaded on demand: few payments need it.
  Challenge: lazyPart(() => import('./BankChallenge.tsx'), 'BankChallenge'),
};
