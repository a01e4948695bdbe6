import type { SharedBundle } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Price } from '@regen/ui-kit/Price';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ItemPicture } from '~/features/pictures/index.ts';
import { StockLabel } from '~/features/stock/index.ts';
import { linePrice } from '~/features/totals/index.ts';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useShownAmount } from '~/kernel/shown-price.ts';
import { usd } from '~/kernel/words/money.ts';
import * as styles from './bundle.css.ts';
import { hiddenText } from './hidden-text.ts';

type Item = SharedBundle['items'][number];
type Product = NonNullable<Item['product']>;

export function BundleItems({ bundle }: { bundle: SharedBundle }) {
  const { items, hiddenItemCount } = bundle;
  return (
    <Stack as="section" gap="5" aria-labelledby="products">
      <Heading level={2} size="md" id="products">
        Products
      </Heading>
      <ul className={styles.items}>
        {items.map(({ sku, quantity, product }) => (
          <li key={sku} className={styles.item}>
            <ItemPicture image={product?.image ?? null} />
            {product ? <ProductText product={product} quantity={quantity} /> : <GoneText sku={sku} />}
          </li>
        ))}
      </ul>
      {hiddenItemCount > 0 ? <Text tone="muted">{hiddenText(hiddenItemCount)}</Text> : null}
    </Stack>
  );
}

function ProductText({ product, quantity }: { product: Product; quantity: number }) {
  const { sku, name, size, tagline, price, stock } = product;
  const isHidden = usePricesHidden();
  const amount = useShownAmount()(price);
  const isPersonal = price.reason !== 'list' && !isHidden;
  return (
    <div className={styles.text}>
      <div className={styles.words}>
        <Heading level={3} size="xs">
          <TextLink asChild>
            <Link to="/products/$sku" params={{ sku }}>
              {name}
            </Link>
          </TextLink>
        </Heading>
        <Text size="sm">{tagline}</Text>
        <Text size="sm" tone="muted">
          <bdi>{size}</bdi>
        </Text>
        {stock.state === 'in_stock' ? null : <StockLabel stock={stock} />}
      </div>
      <div className={styles.money}>
        {amount === undefined ? null : (
          <Price className={styles.price} amount={amount} reason={isPersonal ? price.reasonText : undefined} />
        )}
        <Text size="sm" tone={quantity > 1 ? 'body' : 'muted'} numeric>
          {`Quantity ${quantity}`}
          {quantity > 1 && amount !== undefined ? `, ${usd(linePrice(amount, quantity))}` : ''}
        </Text>
      </div>
    </div>
  );
}

function GoneText({ sku }: { sku: string }) {
  return (
    <div className={styles.text}>
      <div className={styles.words}>
        <Heading level={3} size="xs">
          No longer available
        </Heading>
        <Text size="sm" tone="muted">
          SKU {sku} is no longer sold and isn’t included in the total.
        </Text>
      </div>
    </div>
  );
}
