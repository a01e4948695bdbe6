import { cartGet } from '@regen/sdk/query';
import { useToast } from '@regen/ui-kit/Toast';
import { useRouter } from '@tanstack/react-router';
import { cartNote, useAddToCart } from '~/features/cart/index.ts';
import { currentProducts } from '~/features/products/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { countAdded, reorderNote } from './reorder-note.ts';

export interface ReorderLine {
  sku: string;
  shortName: string;
  quantity: number;
}

/** Adds previously ordered products to the cart, at current prices, if they are still sold. The cart says what was added and what it had before. */
export function useReorder() {
  const app = useApp();
  const router = useRouter();
  const { add } = useAddToCart();
  const showToast = useToast();

  const { press, isPending } = usePress(async (lines: readonly ReorderLine[]) => {
    if (lines.length === 0) return;
    try {
      const skus = lines.map(({ sku }) => sku);
      const { missing } = await currentProducts(app, skus);
      const sold = lines.filter(({ sku }) => !missing.includes(sku));
      const gone = lines.filter(({ sku }) => missing.includes(sku)).map(({ shortName }) => shortName);
      if (sold.length === 0) {
        showToast({ message: reorderNote({ added: 0, before: 0, gone }), duration: 10_000 });
        return;
      }
      const cart = () => app.queryClient.getQueryData(cartGet(app.call, { id: app.buyer }).queryKey);
      const before = cart()?.items.length ?? 0;
      await add(sold.map(({ sku, shortName, quantity }) => ({ sku, quantity, name: shortName })));
      // Where nothing could be added, the cart has not opened.
      if (router.latestLocation.state.overlay !== 'cart') return;
      const added = countAdded(
        cart(),
        sold.map(({ sku }) => sku),
      );
      app.service(cartNote).say(reorderNote({ added, before, gone }) || null);
    } catch (error) {
      showToast({ message: describeError(error).message, tone: 'danger' });
    }
  });
  return { reorder: press, isReordering: isPending };
}
