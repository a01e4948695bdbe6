import type { OrderedProduct } from '@regen/sdk';
import { orderListProducts } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAddToCart } from '~/features/cart/index.ts';
import { useCategories } from '~/features/products/index.ts';
import { StockLabel } from '~/features/stock/index.ts';
import { OverviewCard } from '~/kernel/page/OverviewCard.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { ORDERED, shownAgain, type ShownAgain } from './shown-again.ts';

/** The category of treatment-room products, which not every store has. */
const BACK_BAR = 'back-bar';

/** What a professional orders most, and what is low in stock. */
export function BuyAgain() {
  const { userId } = usePerson();
  const { call } = useApp();
  const hasBackBar = useCategories().some(({ slug }) => slug === BACK_BAR);
  // The loader has requested them; a failure affects only this card.
  const ordered = useQuery(orderListProducts(call, { id: userId, limit: ORDERED }));
  return (
    <OverviewCard
      title="Buy again"
      reading={ordered}
      link={
        hasBackBar ? (
          <Button size="sm" variant="secondary" asChild>
            <Link to="/products" search={{ category: [BACK_BAR] }}>
              Shop back bar
            </Link>
          </Button>
        ) : null
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text>Products you order will appear here so you can reorder them.</Text>
        ) : (
          <Products {...shownAgain(items)} />
        )
      }
    </OverviewCard>
  );
}

function Products({ mostOrdered, lowStock }: ShownAgain) {
  return (
    <Stack gap="6">
      <List items={mostOrdered} />
      {lowStock.length === 0 ? null : (
        <Stack gap="3">
          <Heading level={3} size="sm">
            Low or out of stock
          </Heading>
          <List items={lowStock} />
        </Stack>
      )}
    </Stack>
  );
}

function List({ items }: { items: readonly OrderedProduct[] }) {
  return (
    <Stack as="ul" gap="4">
      {items.map((item) => (
        <Again key={item.product.sku} {...item} />
      ))}
    </Stack>
  );
}

function Again({ product, orders, lastOrderedAt }: OrderedProduct) {
  const { sku, name, stock } = product;
  const { add, isAdding } = useAddToCart();
  return (
    <li>
      <Inline gap="3" justify="between" wrap="nowrap">
        <Stack gap="1">
          <TextLink asChild>
            <Link to="/products/$sku" params={{ sku }}>
              {name}
            </Link>
          </TextLink>
          <Text size="sm" tone="muted" numeric>
            In {counted(orders, 'order')}, last on <time dateTime={lastOrderedAt}>{dayOf(lastOrderedAt)}</time>
          </Text>
          {stock.state === 'in_stock' ? null : <StockLabel stock={stock} />}
        </Stack>
        {stock.state === 'out_of_stock' ? null : (
          <Button size="sm" variant="secondary" loading={isAdding} onClick={() => void add({ sku, name, quantity: 1 })}>
            <span>
              Add<VisuallyHidden> {name} to cart</VisuallyHidden>
            </span>
          </Button>
        )}
      </Inline>
    </li>
  );
}
