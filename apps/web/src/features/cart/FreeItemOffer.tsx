import type { ProductSummary } from '@regen/sdk';
import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { ItemPicture } from '~/features/pictures/index.ts';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { usd } from '~/kernel/words/money.ts';
import type { CartWriter } from './cart-writer.ts';
import * as styles from './cart.css.ts';
import type { CartView } from './pending-changes.ts';

/** The id of its heading on the cart page. */
export const SAMPLES = 'samples';

export interface FreeItemOfferProps {
  cart: CartView;
  writer: CartWriter;
  /** Only how far away it is; the choice is made on the cart page. */
  isCompact?: boolean;
}

/** The free item: what is missing for it, or the choice once it is earned. */
export function FreeItemOffer({ cart, writer, isCompact = false }: FreeItemOfferProps) {
  const announce = useAnnounce();
  const isHidden = usePricesHidden();
  const offer = cart.freeItem;
  // What is missing tells what the cart costs.
  if (offer === null || (isHidden && !offer.isEarned) || (isCompact && offer.isEarned && offer.chosenSku !== null))
    return null;
  const choose = async ({ sku, shortName }: ProductSummary) => {
    const saved = await writer.change({ kind: 'free-item', sku }).catch(() => null);
    if (saved) announce(`${shortName} is in your cart, free.`);
  };
  const toGo = `${usd(offer.amountToGo)} to go`;
  return (
    <Card tone="sunken" padding={isCompact ? 'sm' : 'md'}>
      <Inline gap="3" wrap="nowrap" align="start">
        <Icon name="gift" />
        <div>
          <Heading id={isCompact ? undefined : SAMPLES} level={2} size="xs" tabIndex={isCompact ? undefined : -1}>
            {offer.isEarned ? 'Choose your free sample' : offer.label}
          </Heading>
          <Text size="sm" tone="muted">
            {offer.isEarned ? offer.label : `Spend ${usd(offer.amountToGo)} more for a free sample`}
          </Text>
        </div>
      </Inline>
      {offer.isEarned ? null : (
        <ProgressBar
          label={offer.label}
          labelHidden
          value={Math.max(0, offer.threshold - offer.amountToGo)}
          max={offer.threshold}
          valueText={toGo}
        />
      )}
      {offer.isEarned && isCompact ? (
        <Box paddingTop="3">
          <Button size="sm" variant="secondary" asChild>
            {/* The drawer's entry of the history becomes the page, so that Back returns to where the drawer was opened. */}
            <Link to="/cart" hash={SAMPLES} replace>
              View samples
            </Link>
          </Button>
        </Box>
      ) : null}
      {offer.isEarned && !isCompact ? (
        <ul className={styles.choices}>
          {offer.choices.map((choice) => (
            <li key={choice.sku} className={styles.choice}>
              <ItemPicture image={choice.image} size="sm" />
              <span className={styles.choiceText}>
                <Text as="span" weight="semibold">
                  {choice.name}
                </Text>
                <Text size="sm" tone="muted">
                  <bdi>{choice.size}</bdi>
                </Text>
              </span>
              {choice.sku === offer.chosenSku ? (
                <Inline gap="1" align="center">
                  <Icon name="check" />
                  <Text as="span" size="sm">
                    Chosen
                  </Text>
                </Inline>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-disabled={choice.stock.state === 'out_of_stock' || undefined}
                  onClick={() => (choice.stock.state === 'out_of_stock' ? undefined : void choose(choice))}
                >
                  {choice.stock.state === 'out_of_stock' ? 'Out of stock' : 'Choose'}
                  <VisuallyHidden> {choice.shortName}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
