import type { OrderSummary } from '@regen/sdk';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { ItemPicture } from '~/features/pictures/index.ts';
import { SHOWN_PRODUCTS } from './ordered-names.ts';

/** The pictures of an order's first few products. Decoration beside their names. */
export function OrderedPictures({ items }: Pick<OrderSummary, 'items'>) {
  return (
    <Inline gap="2" align="center" aria-hidden>
      {items.slice(0, SHOWN_PRODUCTS).map(({ sku, image }) => (
        <ItemPicture key={sku} image={image} size="sm" />
      ))}
      {items.length > SHOWN_PRODUCTS ? (
        <Text as="span" tone="muted" numeric>
          +{items.length - SHOWN_PRODUCTS}
        </Text>
      ) : null}
    </Inline>
  );
}
