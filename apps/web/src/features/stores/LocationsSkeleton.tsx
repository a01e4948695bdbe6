import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './places.css.ts';

function PlacesSkeleton() {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>
        <output>Loading stores</output>
      </VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </div>
  );
}

/** The room of the store locator. */
export function LocationsSkeleton() {
  return (
    <Container width="wide" className={styles.page}>
      <Skeleton width="quarter" />
      <div className={styles.head}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="half" />
      </div>
      <div className={styles.form}>
        <Skeleton shape="button" />
      </div>
      <PlacesSkeleton />
    </Container>
  );
}
