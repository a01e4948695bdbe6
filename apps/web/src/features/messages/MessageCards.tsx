import type { Image, MessageBundleCard, MessageCard, MessageProductCard } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Inline } from '@regen/ui-kit/Inline';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useAddToCart } from '~/features/cart/index.ts';
import { ItemPicture } from '~/features/pictures/index.ts';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { counted } from '~/kernel/words/counts.ts';
import * as styles from './messages.css.ts';

export interface MessageCardsProps {
  /** Undefined until they are loaded. */
  cards: readonly MessageCard[] | undefined;
  count: number;
}

/** Products and recommendations in a message, as the person sees them now. */
export function MessageCards({ cards, count }: MessageCardsProps) {
  if (!cards) return Array.from({ length: count }, (_, at) => <CardSkeleton key={at} />);
  return cards.map((card, at) => <OneCard key={keyOf(card, at)} card={card} />);
}

function keyOf(card: MessageCard, at: number): string {
  const name = card.kind === 'product' ? card.sku : card.kind === 'bundle' ? card.bundleToken : '';
  return `${at} ${name}`;
}

function CardSkeleton() {
  return (
    <Card padding="sm" className={styles.card}>
      <Skeleton shape="block" className={styles.cardPicture} />
      <div>
        <Skeleton width="threeQuarters" />
        <Skeleton width="half" />
      </div>
    </Card>
  );
}

function OneCard({ card }: { card: MessageCard }) {
  if (card.kind === 'product') return <ProductCard card={card} />;
  if (card.kind === 'bundle') return <BundleCard card={card} />;
  return (
    <Card padding="sm" className={styles.card}>
      <Picture imageUrl={null} />
      <Text size="sm" tone="muted">
        This item is no longer available.
      </Text>
    </Card>
  );
}

function Picture({ imageUrl }: { imageUrl: string | null }) {
  // The one file there is.
  const image: Image | null = imageUrl ? { view: 'front', alt: '', template: imageUrl, sizes: [], formats: [] } : null;
  return <ItemPicture image={image} size="sm" />;
}

function ProductCard({ card }: { card: MessageProductCard }) {
  const { sku, name, size, imageUrl, price, isAvailable } = card;
  const { add, isAdding } = useAddToCart();
  const priceOf = useShownPrice();
  return (
    <Card padding="sm" className={styles.card}>
      <Picture imageUrl={imageUrl} />
      <div className={styles.words}>
        <Text as="span" size="sm" weight="semibold">
          <Link to="/products/$sku" params={{ sku }}>
            {name}
          </Link>
        </Text>
        <Text as="span" size="xs" tone="muted">
          <bdi>{size}</bdi>
          {isAvailable ? null : ' · Out of stock'}
        </Text>
        <Inline gap="3" justify="between" paddingTop="2">
          <Text as="span" size="sm" weight="semibold">
            {priceOf(price)}
          </Text>
          {isAvailable ? (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Add to cart: ${name}`}
              loading={isAdding}
              onClick={() => void add({ sku, quantity: 1, name })}
            >
              Add to cart
            </Button>
          ) : (
            <Button size="sm" variant="secondary" asChild>
              <Link to="/products/$sku" params={{ sku }} aria-label={`Notify me: ${name}`}>
                Notify me
              </Link>
            </Button>
          )}
        </Inline>
      </div>
    </Card>
  );
}

function BundleCard({ card }: { card: MessageBundleCard }) {
  const { bundleToken, bundleName, professionalName, imageUrl, itemCount, isAvailable } = card;
  return (
    <Card padding="sm" className={styles.card}>
      <Picture imageUrl={imageUrl} />
      <div className={styles.words}>
        <Text as="span" size="sm" weight="semibold">
          {bundleName}
        </Text>
        <Text as="span" size="xs" tone="muted">
          Recommended by {professionalName}
        </Text>
        <Inline gap="3" justify="between" paddingTop="2">
          <Text as="span" size="xs" tone="muted">
            {isAvailable ? counted(itemCount, 'item') : 'Unavailable'}
          </Text>
          <Button size="sm" variant="secondary" asChild>
            <Link to="/bundle/$bundleToken" params={{ bundleToken }} aria-label={`Open: ${bundleName}`}>
              Open
            </Link>
          </Button>
        </Inline>
      </div>
    </Card>
  );
}
