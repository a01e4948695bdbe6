import type { Image } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { ItemPicture } from '~/features/pictures/index.ts';
import { usd } from '~/kernel/words/money.ts';
import * as styles from './checkout.css.ts';

export interface OrderLine {
  sku: string;
  shortName: string;
  size: string;
  quantity: number;
  amount: number;
  isFreeItem: boolean;
  image: Image | null;
}

/** A short list of the line items. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.lines} aria-label="Products">
      {lines.map((line) => (
        <li key={`${line.sku}-${line.isFreeItem}`} className={styles.line}>
          <span className={styles.pictureBox}>
            <ItemPicture image={line.image} size="sm" />
            <Badge tone="primary" className={styles.count}>
              <VisuallyHidden>Quantity </VisuallyHidden>
              {line.quantity}
            </Badge>
          </span>
          <span className={styles.lineText}>
            <Text as="span" weight="semibold">
              {line.shortName}
            </Text>
            <Text size="sm" tone="muted">
              <bdi>{line.size}</bdi>
            </Text>
          </span>
          <Text as="span" numeric>
            {line.isFreeItem ? 'Free' : usd(line.amount)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
