import { Container } from '@regen/ui-kit/Container';
import { Spinner } from '@regen/ui-kit/Spinner';
import * as styles from './Shell.css.ts';

/** While a page without a skeleton of its own is on its way. */
export function PendingPage() {
  return (
    <Container paddingY="24" className={styles.pending}>
      <Spinner size="lg" />
    </Container>
  );
}
