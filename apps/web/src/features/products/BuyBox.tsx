import type { ProductSummary } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { QuantityStepper } from '@regen/ui-kit/QuantityStepper';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import { useAddToCart } from '~/features/cart/index.ts';
import { StockLabel } from '~/features/stock/index.ts';
import { AfterHydration } from '~/kernel/page/AfterHydration.tsx';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import * as styles from './BuyBox.css.ts';
import { OwnPrice } from './OwnPrice.tsx';
import { whyThisPrice } from './why-this-price.ts';

// Loaded by the browser for what is out of stock, since the server cannot wait for it; its space is reserved meanwhile.
const StockAlertForm = lazyPart(() => import('./StockAlertForm.tsx'), 'StockAlertForm');

// No part of the first load; its space is reserved meanwhile.
const ProductExtras = lazyPart(() => import('./ProductExtras.tsx'), 'ProductExtras', orNothing);

/** Price with its reason, stock, quantity and the way into the cart; the stock alert when there is none left. */
export function BuyBox({ product, isUpdating }: { product: ProductSummary; isUpdating?: boolean }) {
  const { sku, name, shortName, price, stock, limitPerOrder } = product;
  const [quantity, setQuantity] = useState(1);
  const { add, isAdding } = useAddToCart();
  const max = Math.min(limitPerOrder, stock.left ?? limitPerOrder);
  const isOut = stock.state === 'out_of_stock';
  return (
    <Stack gap="5" aria-busy={isUpdating}>
      <div className={styles.price}>
        <OwnPrice
          price={price}
          size="lg"
          details={
            <Text size="sm" tone="muted">
              {whyThisPrice(price)}
            </Text>
          }
        />
        <StockLabel stock={stock} />
      </div>
      {isOut ? (
        <div id="stock-alert" className={styles.alertRoom}>
          <AfterHydration>
            <StockAlertForm sku={sku} name={shortName} />
          </AfterHydration>
        </div>
      ) : (
        <div className={styles.row} data-buy="">
          <QuantityStepper
            label={`Quantity of ${shortName}`}
            value={Math.min(quantity, max)}
            min={1}
            max={max}
            onChange={setQuantity}
          />
          <Button
            size="lg"
            iconStart="bag"
            loading={isAdding}
            className={styles.add}
            onClick={() => void add({ sku, name, quantity: Math.min(quantity, max) })}
          >
            Add to cart
          </Button>
        </div>
      )}
      <div className={isOut ? styles.more : styles.moreWithPromise}>
        {isOut ? null : (
          <Text size="sm" tone="muted" className={styles.limit}>
            Limit {limitPerOrder} per order
          </Text>
        )}
        <AfterHydration>
          <ProductExtras sku={sku} name={name} isOut={isOut} />
        </AfterHydration>
      </div>
    </Stack>
  );
}
