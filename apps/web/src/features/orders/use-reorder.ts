import { useToast } from '@regen/ui-kit/Toast';
import { useAddToCart } from '~/features/cart/index.ts';
import { currentProducts } from '~/features/products/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';

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

  const { press, isPending } = usePress(async (lines: readonly ReorderLine[]) => {
    if (lines.length === 0) return;
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
    }
  });
  return { reorder: press, isReordering: isPending };
}
