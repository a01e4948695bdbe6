import { memo } from 'react';
import { lazyPart, orAsWritten } from '~/kernel/page/lazy-part.ts';
import { Part } from '~/kernel/page/Part.tsx';

const load = () => import('./ProductReviews.tsx');

// The server writes it like everything else. A browser keeps what was written until its script has come.
const now = import.meta.env.SSR ? await load() : null;
const ProductReviews = now ? now.ProductReviews : lazyPart(load, 'ProductReviews', orAsWritten);

/**
 * The reviews of a product, in a script of their own. The same element as long as the product is the same: React renders a part anew,
 * instead of hydrating it, when it changes before.
 */
export const LateReviews = memo(function LateReviews({ sku }: { sku: string }) {
  return (
    <Part key={sku}>
      <ProductReviews sku={sku} />
    </Part>
  );
});
