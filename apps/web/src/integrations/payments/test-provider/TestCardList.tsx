import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import type { PaymentFieldsProps } from '../adapter.ts';
import * as styles from './test-provider.css.ts';

/** As the contract documents them. */
const cards = [
  { number: '4242 4242 4242 4242', outcome: 'approved' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient funds' },
  { number: '4000 0027 6000 3184', outcome: 'requires 3-D Secure' },
] as const;

export type TestCardListProps = Pick<PaymentFieldsProps, 'onFill'>;

/** Loaded when somebody asks for test cards. */
export function TestCardList({ onFill }: TestCardListProps) {
  return (
    <Stack as="ul" gap="2">
      {cards.map(({ number, outcome }) => (
        <li key={number} className={styles.testCard}>
          <Inline as="span" gap="3" align="baseline">
            <span className={styles.cardNumber}>{number}</span>
            <Text as="span" size="sm" tone="muted">
              {outcome}
            </Text>
          </Inline>
          <Button size="sm" variant="ghost" onClick={() => onFill({ number, expiry: '12 / 30', cvc: '123' })}>
            Use<VisuallyHidden> the test card: {outcome}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Stack>
  );
}
