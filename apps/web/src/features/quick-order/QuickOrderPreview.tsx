import { fromCents, toCents } from '@regen/domain';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { StockState } from '@regen/ui-kit/StockState';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { StockLabel } from '~/features/stock/index.ts';
import { linePrice } from '~/features/totals/index.ts';
import { PriceReason } from '~/kernel/page/PriceReason.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { counted } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';
import { cutReason } from './added-lines.ts';
import { FoundByName, type FoundByNameProps } from './FoundByName.tsx';
import type { PreviewRow } from './preview-rows.ts';
import type { Preview } from './use-quick-order.ts';

export interface QuickOrderPreviewProps {
  preview: Preview;
  isAdding: boolean;
  onAdd: (preview: Preview) => void;
  onChoose: FoundByNameProps['onChoose'];
}

/** Limits the searches that one paste can start. */
const MAX_SEARCHES = 10;

const columns: readonly TableColumn<PreviewRow>[] = [
  { id: 'sku', header: 'SKU', cell: ({ sku }) => sku },
  { id: 'product', header: 'Product', rowHeader: true, cell: (row) => <Product row={row} /> },
  { id: 'stock', header: 'Stock', cell: (row) => <Stock row={row} /> },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: (row) => <Quantity row={row} /> },
  {
    id: 'price',
    header: 'Each',
    align: 'end',
    cell: ({ product }) => <Each product={product} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (row) => <Amount row={row} />,
  },
];

function Product({ row: { product } }: { row: PreviewRow }) {
  if (product === undefined) return <>–</>;
  return (
    <>
      <TextLink variant="quiet" asChild>
        <Link to="/products/$sku" params={{ sku: product.sku }}>
          {product.name}
        </Link>
      </TextLink>
      <Text size="sm" tone="muted">
        <bdi>{product.size}</bdi>
      </Text>
      <PriceReason price={product.price} />
    </>
  );
}

function Each({ product }: Pick<PreviewRow, 'product'>) {
  const priceOf = useShownPrice();
  return <>{(product && priceOf(product.price)) || '–'}</>;
}

function Amount({ row: { product, adding } }: { row: PreviewRow }) {
  const isHidden = usePricesHidden();
  return <>{product && adding > 0 && !isHidden ? usd(linePrice(product.price.yourPrice, adding)) : '–'}</>;
}

function Stock({ row: { product } }: { row: PreviewRow }) {
  if (product === undefined) return <StockState state="out-of-stock">SKU not found</StockState>;
  return <StockLabel stock={product.stock} />;
}

function Quantity({ row: { product, quantity, adding } }: { row: PreviewRow }) {
  if (adding === quantity || adding === 0) return <>{quantity}</>;
  return (
    <>
      {adding}
      <Text size="sm" tone="muted">
        instead of {quantity}
        {product ? `: ${cutReason(product)}` : null}
      </Text>
    </>
  );
}

/** What the list means: names, prices and stock, with what cannot be added marked. */
export function QuickOrderPreview({ preview, isAdding, onAdd, onChoose }: QuickOrderPreviewProps) {
  const isHidden = usePricesHidden();
  const { rows, unread } = preview;
  const searched = new Set(unread.filter(({ named }) => named !== undefined).slice(0, MAX_SEARCHES));
  const adding = rows.filter((row) => row.adding > 0);
  const total = adding.reduce((sum, row) => sum + toCents(row.product?.price.yourPrice ?? 0) * row.adding, 0);
  const count = adding.reduce((sum, row) => sum + row.adding, 0);
  return (
    <Stack gap="5">
      <Heading level={2} size="md">
        Your list
      </Heading>
      {unread.length > 0 ? (
        <Banner tone="warning" title={counted(unread.length, 'line couldn’t be read', 'lines couldn’t be read')}>
          <ul>
            {unread.map((unreadLine) => {
              const { line, text, message, named } = unreadLine;
              return (
                <li key={line}>
                  Line {line}, “{text.slice(0, 60)}”: {message}
                  {named && searched.has(unreadLine) ? (
                    <FoundByName line={line} named={named} onChoose={onChoose} />
                  ) : null}
                </li>
              );
            })}
          </ul>
        </Banner>
      ) : null}
      {rows.length > 0 ? (
        <Table
          caption="Products on your list"
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ sku }) => sku}
          footer={
            isHidden ? [] : [{ id: 'total', label: `Total (${counted(count, 'item')})`, value: usd(fromCents(total)) }]
          }
        />
      ) : null}
      {adding.length > 0 ? (
        <div>
          <Button loading={isAdding} onClick={() => onAdd(preview)}>
            Add {counted(adding.length, 'product')} to cart
          </Button>
        </div>
      ) : (
        <Text>Nothing on this list can be added to your cart.</Text>
      )}
    </Stack>
  );
}
