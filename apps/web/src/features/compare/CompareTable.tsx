import type { Product } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Frame } from '@regen/ui-kit/Frame';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Table } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { useAddToCart } from '~/features/cart/index.ts';
import { ProductPicture } from '~/features/pictures/index.ts';
import { OwnPrice } from '~/features/products/index.ts';
import { StockLabel } from '~/features/stock/index.ts';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { compareRows, differs, type CompareRow } from './compare-rows.ts';
import * as styles from './compare.css.ts';

export interface CompareTableProps {
  products: readonly Product[];
  /** Rows that differ are marked by text and by weight. */
  isDiff: boolean;
  onRemove: (product: Product) => void;
}

/** A row for each property, a column for each product. */
export function CompareTable({ products, isDiff, onRemove }: CompareTableProps) {
  const allRows = compareRows(useShownPrice());
  const isApart = (row: CompareRow) => isDiff && differs(row, products);
  return (
    <Table<CompareRow | 'cart'>
      caption="Products side by side"
      captionHidden
      narrow="scroll"
      compare
      rows={[...allRows, 'cart']}
      rowKey={(row) => (row === 'cart' ? row : row.id)}
      columns={[
        {
          id: 'property',
          header: 'Feature',
          headerHidden: true,
          rowHeader: true,
          cell: (row) =>
            row === 'cart' ? (
              <VisuallyHidden>Buy</VisuallyHidden>
            ) : (
              <>
                {row.label} {isApart(row) ? <Badge tone="info">Differs</Badge> : null}
              </>
            ),
        },
        ...products.map((product) => ({
          id: product.sku,
          header: <Head product={product} onRemove={onRemove} />,
          // The column is headed by what stands above it; cells need no label of their own.
          cell: (row: CompareRow | 'cart') =>
            row === 'cart' ? <Buy product={product} /> : <Value row={row} product={product} isApart={isApart(row)} />,
        })),
      ]}
    />
  );
}

function Head({ product, onRemove }: { product: Product; onRemove: (product: Product) => void }) {
  const { sku, name, shortName, image } = product;
  return (
    <div className={styles.product}>
      <Frame focus="low" className={styles.picture}>
        <ProductPicture image={image} sizes="6rem" size="thumbnail" isPriority isDecorative />
      </Frame>
      <TextLink asChild>
        <Link to="/products/$sku" params={{ sku }}>
          {name}
        </Link>
      </TextLink>
      <div>
        <Button variant="ghost" size="sm" iconStart="close" onClick={() => onRemove(product)}>
          <span>
            Remove<VisuallyHidden> {shortName}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </div>
  );
}

function Value({ row, product, isApart }: { row: CompareRow; product: Product; isApart: boolean }) {
  const { price, stock } = product;
  if (row.id === 'price') {
    return <OwnPrice price={price} />;
  }
  if (row.id === 'stock') return <StockLabel stock={stock} />;
  return (
    <Text as="span" size="sm" tone={isApart ? 'heading' : 'body'} weight={isApart ? 'semibold' : undefined}>
      <bdi>{row.text(product)}</bdi>
    </Text>
  );
}

function Buy({ product: { sku, shortName, stock } }: { product: Product }) {
  const { add, isAdding } = useAddToCart();
  if (stock.state === 'out_of_stock') {
    return (
      <Button variant="secondary" size="sm" iconStart="bell" asChild>
        <Link to="/products/$sku" params={{ sku }} hash="stock-alert">
          <span>
            Notify me<VisuallyHidden> when {shortName} is back</VisuallyHidden>
          </span>
        </Link>
      </Button>
    );
  }
  return (
    <Button size="sm" loading={isAdding} onClick={() => void add({ sku, name: shortName, quantity: 1 })}>
      <span>
        Add <VisuallyHidden>{shortName} </VisuallyHidden>to cart
      </span>
    </Button>
  );
}
