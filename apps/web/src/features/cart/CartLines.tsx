import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useRef, useState } from 'react';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { usd } from '~/kernel/words/money.ts';
import type { CartWriter } from './cart-writer.ts';
import * as styles from './cart.css.ts';
import { CartLine } from './CartLine.tsx';
import { lineDiscounts, type LineDiscount } from './line-discounts.ts';
import type { CartLineView, CartView } from './pending-changes.ts';
import type { SavedStore } from './saved-store.ts';

export interface CartLinesProps {
  cart: CartView;
  writer: CartWriter;
  isCompact?: boolean;
  /** Lines removed while this cart is on screen; held by the caller so that they outlast an empty cart. */
  removed: readonly RemovedLine[];
  onRemovedChange: (removed: readonly RemovedLine[]) => void;
  /** Where lines can be put aside. */
  saved?: SavedStore;
}

export interface RemovedLine {
  sku: string;
  name: string;
  quantity: number;
  isFreeItem: boolean;
  /** It was put aside: how many of it were there before. */
  savedBefore: number | null;
  /** Place in the list. */
  at: number;
}

const NO_DISCOUNTS: readonly LineDiscount[] = [];

export function useRemovedLines() {
  return useState<readonly RemovedLine[]>([]);
}

/** The lines of the cart. A removed line leaves a way back in its place. */
export function CartLines({ cart, writer, isCompact = false, removed, onRemovedChange, saved }: CartLinesProps) {
  const announce = useAnnounce();
  const isHidden = usePricesHidden();
  const list = useRef<HTMLUListElement>(null);

  const say = async (saved: ReturnType<CartWriter['change']>, what: string) => {
    const after = await saved.catch(() => null);
    const total = after && !isHidden ? ` Total ${usd(after.orderTotal.total)}.` : '';
    announce(after ? `${what}${total}` : 'We couldn’t save your cart.');
  };
  const setQuantity = (item: CartLineView, quantity: number) => {
    void say(writer.change({ kind: 'set', sku: item.sku, quantity }), `${item.shortName}: ${quantity}.`);
  };
  const leave = (item: CartLineView, at: number, savedBefore: number | null) => {
    const { sku, shortName, quantity, isFreeItem } = item;
    onRemovedChange([
      ...removed.filter((line) => line.sku !== sku),
      { sku, name: shortName, quantity, isFreeItem, savedBefore, at },
    ]);
    const change = isFreeItem
      ? writer.change({ kind: 'free-item', sku: null })
      : writer.change({ kind: 'set', sku, quantity: 0 });
    void say(change, `${shortName} ${savedBefore === null ? 'was removed' : 'is saved for later'}.`);
    // The pressed button is gone; its way back takes the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-undo="${sku}"]`)?.focus());
  };
  const save = (store: SavedStore, item: CartLineView, at: number) => {
    const { sku, shortName: name, quantity } = item;
    const before = store.current().find((line) => line.sku === sku)?.quantity ?? 0;
    // First there, then gone from here: whatever happens, it is in one of the two.
    store.put({ sku, name, quantity: before + quantity });
    leave(item, at, before);
  };
  const undo = (line: RemovedLine) => {
    onRemovedChange(removed.filter((other) => other !== line));
    if (line.savedBefore !== null) saved?.put({ sku: line.sku, name: line.name, quantity: line.savedBefore });
    const change = line.isFreeItem
      ? writer.change({ kind: 'free-item', sku: line.sku })
      : writer.change({ kind: 'set', sku: line.sku, quantity: line.quantity });
    void say(change, `${line.name} is back in your cart.`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-sku="${line.sku}"] a`)?.focus());
  };

  const discounts = lineDiscounts(cart);
  const there = new Set(cart.items.map(({ sku }) => sku));
  const rows: (CartLineView | RemovedLine)[] = [...cart.items];
  for (const line of removed) if (!there.has(line.sku)) rows.splice(Math.min(line.at, rows.length), 0, line);
  if (rows.length === 0) return null;
  return (
    <ul ref={list} className={styles.lines} aria-label="Products in your cart">
      {rows.map((row, at) =>
        'at' in row ? (
          <li key={`removed-${row.sku}`} className={styles.removed}>
            <span>
              {row.name} {row.savedBefore === null ? 'was removed.' : 'is saved for later.'}
            </span>
            <Button variant="ghost" size="sm" data-undo={row.sku} onClick={() => undo(row)}>
              Undo<VisuallyHidden>: put {row.name} back</VisuallyHidden>
            </Button>
          </li>
        ) : (
          <CartLine
            key={`${row.sku}-${row.isFreeItem}`}
            item={row}
            discounts={discounts.get(row.sku) ?? NO_DISCOUNTS}
            notices={cart.notices}
            isCompact={isCompact}
            onQuantity={(quantity) => setQuantity(row, quantity)}
            onRemove={() => leave(row, at, null)}
            onSave={saved && !row.isFreeItem ? () => save(saved, row, at) : undefined}
          />
        ),
      )}
    </ul>
  );
}
