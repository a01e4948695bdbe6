import { RegenApiError } from '@regen/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as styles from '~/kernel/page/known.css.ts';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller, useIsHydrated, useSession } from '~/kernel/use-session.ts';
import { isMissing } from './is-missing.ts';
import { productOf } from './product-queries.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/**
 * The server renders for visitors, who do not see professional products. A signed-in user sees the product's skeleton until
 * it has been requested again; only a second 404 counts.
 */
export function ProductNotFound({ data: code }: { data?: unknown }) {
  const { sku = '' } = useParams({ strict: false });
  const { call } = useApp();
  const router = useRouter();
  const session = useSession();
  const isHydrated = useIsHydrated();
  // No loader: for a signed-in person, it repeats what the server read as a visitor.
  const { data, error } = useQuery({
    ...productOf(call, sku, useCaller()),
    enabled: session !== null,
  });
  useEffect(() => {
    if (!data) return;
    // Load the screen first, so that there is no moment with neither this page nor the product.
    const screen = router.loadRouteChunk(router.routesById['/(shop)/products/$sku']) ?? Promise.resolve();
    const show = () => router.invalidate();
    void screen.then(show, show);
  }, [data, router]);
  const hasLeft = (error instanceof RegenApiError ? error.code : code) === 'product_gone';
  const miss = hasLeft ? (
    <NotFoundPage
      label="No longer available"
      pageTitle="No longer available"
      title="This product is no longer available"
      message="It’s been discontinued, or we no longer sell it here. Try browsing or searching for something similar."
    />
  ) : (
    <NotFoundPage
      pageTitle="Product not found"
      title="We couldn’t find this product"
      message="It may be for professional accounts only. Try browsing or searching."
    />
  );
  if (!isHydrated) {
    return (
      <>
        <div className={styles.forKnown}>
          <ProductSkeleton />
        </div>
        <div className={styles.forVisitors}>{miss}</div>
      </>
    );
  }
  if (session && !error) return <ProductSkeleton />;
  if (session && error && !isMissing(error)) throw error;
  return miss;
}
