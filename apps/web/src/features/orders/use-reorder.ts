import { useToast } from '@regen/ui-kit/Toast';
import { useState } from 'react';
import { useAddToCart } from '~/features/cart/index.ts';
import { currentProducts } from '~/features/products/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';

export interface ReorderLine {
  sku: string;
  shortName: string;
  quantity: number;
}

/** Adds previously ordered products to the cart, at current prices, if they are still sold. */
export function useReorder() {
  const app = useApp();
  const { add } = useAddToCart();
  const showToast = useToast();
  const [isReordering, setIsReordering] = useState(false);

  const reorder = async (lines: readonly ReorderLine[]) => {
    if (isReordering || lines.length === 0) return;
    setIsReordering(true);
    try {
      const skus = lines.map(({ sku }) => sku);
      const { missing } = await currentProducts(app, skus);
      const sold = lines.filter(({ sku }) => !missing.includes(sku));
      const gone = lines.filter(({ sku }) => missing.includes(sku)).map(({ shortName }) => shortName);
      if (gone.length > 0) {
        showToast({ message: `No longer available, so not in your cart: ${gone.join(', ')}.`, duration: 10_000 });
      }
      if (sold.length > 0) {
        await add(sold.map(({ sku, shortName, quantity }) => ({ sku, quantity, name: shortName })));
      }
    } catch (error) {
      showToast({ message: describeError(error).message, tone: 'danger' });
    } finally {
      setIsReordering(false);
    }
  };
  return { reorder, isReordering };
}
