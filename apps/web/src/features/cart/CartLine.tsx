import type { CartNotice } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { QuantityStepper } from '@regen/ui-kit/QuantityStepper';
import { StockState } from '@regen/ui-kit/StockState';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { ItemPicture } from '~/features/pictures/index.ts';
import { StockLabel } from '~/features/stock/index.ts';
import { lineAmount } from '~/features/totals/index.ts';
import { PriceReason } from '~/kernel/page/PriceReason.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { usd } from '~/kernel/words/money.ts';
import * as styles from './cart.css.ts';
import type { LineDiscount } from './line-discounts.ts';
import type { CartLineView } from './pending-changes.ts';
import { unavailableText } from './unavailable-text.ts';

export interface CartLineProps {
  item: CartLineView;
  /** What is taken off this line. */
  discounts: readonly LineDiscount[];
  /** Of the cart; those about this line say why it can't be ordered. */
  notices: readonly CartNotice[];
  isCompact?: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Puts the line aside; without it there is nowhere to put it. */
  onSave?: (() => void) | undefined;
}

/** One line item: what it is, how many, what it costs and why. */
export function CartLine({ item, discounts, notices, isCompact = false, onQuantity, onRemove, onSave }: CartLineProps) {
  const each = useShownPrice()(item.price);
  const isHidden = usePricesHidden();
  return (
    <li className={isCompact ? `${styles.line} ${styles.lineCompact}` : styles.line} data-sku={item.sku}>
      <ItemPicture image={item.image} size={isCompact ? 'sm' : 'md'} />
      <div className={styles.lineBody}>
        <div className={styles.lineHead}>
          <TextLink variant="quiet" asChild className={styles.name}>
            <Link to="/products/$sku" params={{ sku: item.sku }}>
              {item.name}
            </Link>
          </TextLink>
          {isHidden ? null : <LineAmount item={item} />}
        </div>
        <Text size="sm" tone="muted">
          <bdi>{item.size}</bdi>
          {each === '' || item.isFreeItem || (item.quantity === 1 && !isHidden) ? null : <> · {each} each</>}
        </Text>
        {item.isFreeItem ? null : <PriceReason price={item.price} />}
        {(isHidden ? [] : discounts).map(({ label, amount }) => (
          <p key={label} className={styles.saving}>
            {label}: −{usd(amount)}
          </p>
        ))}
        <LineState item={item} notices={notices} />
        <div className={styles.controls}>
          {item.isFreeItem ? (
            <Badge tone="success" icon="gift">
              Free item
            </Badge>
          ) : item.isAvailable && item.maxQuantity > 0 ? (
            <QuantityStepper
              size="sm"
              label={`Quantity of ${item.shortName}`}
              value={item.quantity}
              min={1}
              max={Math.max(item.maxQuantity, item.quantity)}
              onChange={onQuantity}
            />
          ) : (
            <span />
          )}
          <Inline gap="1">
            {onSave ? (
              <Button variant="ghost" size="sm" onClick={onSave}>
                Save for later<VisuallyHidden> {item.shortName}</VisuallyHidden>
              </Button>
            ) : null}
            <Button variant="ghost" size="sm" onClick={onRemove}>
              Remove<VisuallyHidden> {item.shortName}</VisuallyHidden>
            </Button>
          </Inline>
        </div>
      </div>
    </li>
  );
}

/** Before discounts, which the line names and the totals list: what stands here adds up to the subtotal. */
function LineAmount({ item }: { item: CartLineView }) {
  if (!item.isAvailable) return null;
  return (
    <p className={item.isPending ? `${styles.lineAmount} ${styles.pending}` : styles.lineAmount}>
      <strong>{item.isFreeItem ? 'Free' : usd(lineAmount(item))}</strong>
    </p>
  );
}

function LineState({ item, notices }: Pick<CartLineProps, 'item' | 'notices'>) {
  if (!item.isAvailable) return <StockState state="out-of-stock">{unavailableText(item.sku, notices)}</StockState>;
  return item.stock.state === 'in_stock' ? null : <StockLabel stock={item.stock} />;
}
