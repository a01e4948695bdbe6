import type { Order } from '@regen/sdk';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './orders.css.ts';

/** Carrier and number of a package, as a link to the carrier's page where it is known. */
export function PackageLink({ tracking: { carrier, number, url } }: { tracking: NonNullable<Order['tracking']> }) {
  const name = `${carrier} ${number}`;
  if (url === null) return <Text className={styles.number}>{name}</Text>;
  return (
    <Text>
      <TextLink href={url} target="_blank" rel="noreferrer" className={styles.number}>
        <VisuallyHidden>Track package: </VisuallyHidden>
        {name}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </TextLink>
    </Text>
  );
}
