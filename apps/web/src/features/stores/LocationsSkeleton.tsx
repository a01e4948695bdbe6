import { Page } from '@regen/ui-kit/Page';
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

/** Skeleton of the store locator. */
export function LocationsSkeleton() {
  return (
    <Page width="wide" space="sm" gap="0">
      <Skeleton width="quarter" />
      <div className={styles.head}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="half" />
      </div>
      <div className={styles.form}>
        <Skeleton shape="button" />
      </div>
      <PlacesSkeleton />
    </Page>
  );
}
