import type { ProductSummary } from '@regen/sdk';
import { productListByIds } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { StockState } from '@regen/ui-kit/StockState';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ItemPicture } from '~/features/pictures/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { useApp } from '~/kernel/use-app.ts';
import { counted } from '~/kernel/words/counts.ts';
import type { CartWriter } from './cart-writer.ts';
import * as styles from './cart.css.ts';
import type { CartView } from './pending-changes.ts';
import type { SavedLine, SavedStore } from './saved-store.ts';

export interface SavedForLaterProps {
  cart: CartView;
  writer: CartWriter;
  saved: readonly SavedLine[];
  store: SavedStore;
}

/** A line that has just left the list, and how many of it were in the cart before. */
type Gone = SavedLine & { way: 'moved' | 'removed'; before: number };

/** What was put aside: at today's price, and back into the cart with one press. */
export function SavedForLater({ cart, writer, saved, store }: SavedForLaterProps) {
  const { call } = useApp();
  const announce = useAnnounce();
  const section = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const [moving, setMoving] = useState<string | null>(null);
  // No loader: only this browser knows what is put aside, and the cart does not wait for it.
  const { data, error, refetch } = useQuery({
    ...productListByIds(call, { ids: saved.map(({ sku }) => sku) }),
    enabled: saved.length > 0,
    placeholderData: keepPreviousData,
  });
  if (saved.length === 0 && gone.length === 0) return null;

  const focusOn = (selector: string) =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus());
  const leave = (line: SavedLine, way: Gone['way'], before: number) => {
    store.put({ ...line, quantity: 0 });
    setGone((others) => [...others.filter(({ sku }) => sku !== line.sku), { ...line, way, before }]);
    announce(way === 'moved' ? `${line.name} is in your cart.` : `${line.name} was removed.`);
    focusOn(`[data-undo="${line.sku}"]`);
  };
  const move = async (line: SavedLine) => {
    const { sku, quantity } = line;
    const before = cart.items.find((item) => item.sku === sku && !item.isFreeItem)?.quantity ?? 0;
    setMoving(sku);
    try {
      const after = await writer.change({ kind: 'add', lines: [{ sku, quantity }] });
      if (after.items.some((item) => item.sku === sku)) leave(line, 'moved', before);
      else announce(`${line.name} isn’t available right now. It’s still saved here.`);
    } catch {
      // The cart says what went wrong; the line is still here.
      announce('We couldn’t save your cart.');
    } finally {
      setMoving(null);
    }
  };
  const undo = (line: Gone) => {
    const { sku, name, quantity, way, before } = line;
    store.put({ sku, name, quantity });
    setGone((others) => others.filter((other) => other !== line));
    if (way === 'moved') void writer.change({ kind: 'set', sku, quantity: before });
    announce(`${name} is saved for later.`);
    focusOn(`[data-saved="${sku}"] a`);
  };

  const products = new Map(data?.items.map((product) => [product.sku, product]));
  const there = new Set(saved.map(({ sku }) => sku));
  return (
    <section ref={section} aria-labelledby="saved-for-later">
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2} size="sm" id="saved-for-later">
            Saved for later
          </Heading>
          <Text size="sm" tone="muted">
            {cart.userId === null ? 'Saved in this browser.' : 'Saved in this browser until you sign out.'}
          </Text>
        </Stack>
        {error && data === undefined ? (
          <Banner
            tone="warning"
            action={
              <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            <Text>We couldn’t load prices. {describeError(error).message}</Text>
          </Banner>
        ) : null}
        <ul className={styles.lines} aria-label="Products saved for later">
          {saved.map((line) => (
            <Line
              key={line.sku}
              line={line}
              product={products.get(line.sku)}
              isMissing={data?.missing.includes(line.sku) ?? false}
              isMoving={moving === line.sku}
              onMove={() => void move(line)}
              onRemove={() => leave(line, 'removed', 0)}
            />
          ))}
          {gone
            .filter(({ sku }) => !there.has(sku))
            .map((line) => (
              <li key={`gone-${line.sku}`} className={styles.removed}>
                <span>
                  {line.name} {line.way === 'moved' ? 'is in your cart.' : 'was removed.'}
                </span>
                <Button variant="ghost" size="sm" data-undo={line.sku} onClick={() => undo(line)}>
                  Undo<VisuallyHidden>: save {line.name} for later again</VisuallyHidden>
                </Button>
              </li>
            ))}
        </ul>
      </Stack>
    </section>
  );
}

interface LineProps {
  line: SavedLine;
  product: ProductSummary | undefined;
  isMissing: boolean;
  isMoving: boolean;
  onMove: () => void;
  onRemove: () => void;
}

function Line({ line, product, isMissing, isMoving, onMove, onRemove }: LineProps) {
  const priceOf = useShownPrice();
  const isOut = product?.stock.state === 'out_of_stock';
  return (
    <li className={styles.line} data-saved={line.sku}>
      <ItemPicture image={product?.image ?? null} size="sm" />
      <div className={styles.lineBody}>
        <div className={styles.lineHead}>
          {isMissing ? (
            <Text weight="semibold">{line.name}</Text>
          ) : (
            <TextLink variant="quiet" asChild className={styles.name}>
              <Link to="/products/$sku" params={{ sku: line.sku }}>
                {product?.name ?? line.name}
              </Link>
            </TextLink>
          )}
          {product ? (
            <Text as="span" numeric>
              {priceOf(product.price)}
            </Text>
          ) : null}
        </div>
        <Text size="sm" tone="muted">
          {product ? (
            <>
              <bdi>{product.size}</bdi> ·{' '}
            </>
          ) : null}
          {counted(line.quantity, 'item')}
        </Text>
        {isMissing ? <StockState state="out-of-stock">No longer available.</StockState> : null}
        {isOut ? <StockState state="out-of-stock" /> : null}
        <Inline gap="2">
          {isMissing || isOut ? null : (
            <Button variant="secondary" size="sm" loading={isMoving} onClick={onMove}>
              Move to cart<VisuallyHidden> {line.name}</VisuallyHidden>
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onRemove}>
            Remove<VisuallyHidden> {line.name} from saved items</VisuallyHidden>
          </Button>
        </Inline>
      </div>
    </li>
  );
}
