import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './ProtocolScreen.css.ts';

/** The room of a protocol. */
export function ProtocolSkeleton() {
  return (
    <Page width="wide" space="sm" gap="10">
      <VisuallyHidden>
        <output>Loading the protocol</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="quarter" />
        <Skeleton shape="heading" width="threeQuarters" />
        <Skeleton width="half" />
      </div>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Page>
  );
}
