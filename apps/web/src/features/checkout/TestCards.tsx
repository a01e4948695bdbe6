import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './checkout.css.ts';

/** The cards of the embedded test provider, as the contract documents them. */
const cards = [
  { number: '4242 4242 4242 4242', outcome: 'is paid' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has insufficient funds' },
  { number: '4000 0027 6000 3184', outcome: 'asks the bank (3-D Secure)' },
] as const;

/** Shown while the store takes no real money: cards to try it with. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  return (
    <Card tone="sunken" padding="sm">
      <Text size="sm" weight="semibold">
        This store is in test mode. No card is charged.
      </Text>
      <ul className={styles.testCards}>
        {cards.map(({ number, outcome }) => (
          <li key={number} className={styles.testCard}>
            <span>
              <span className={styles.cardNumber}>{number}</span>{' '}
              <Text as="span" size="sm" tone="muted">
                {outcome}
              </Text>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onUse(number)}>
              Use<VisuallyHidden> the card that {outcome}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
