import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './test-provider.css.ts';

/** As the contract documents them. */
const cards = [
  { number: '4242 4242 4242 4242', outcome: 'approved' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient funds' },
  { number: '4000 0027 6000 3184', outcome: 'requires 3-D Secure' },
] as const;

/** Cards to try the store with, while it takes no real money. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  return (
    <Card tone="sunken" padding="sm">
      <Text size="sm" weight="semibold">
        This store is in test mode. No cards are charged.
      </Text>
      <ul className={styles.testCards}>
        {cards.map(({ number, outcome }) => (
          <li key={number} className={styles.testCard}>
            <span className={styles.cardText}>
              <span className={styles.cardNumber}>{number}</span>
              <Text as="span" size="sm" tone="muted">
                {outcome}
              </Text>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onUse(number)}>
              Use<VisuallyHidden> the test card: {outcome}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
