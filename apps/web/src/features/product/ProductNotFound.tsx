import { useQuery } from '@tanstack/react-query';
import { ScriptOnce, useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundPage } from '~/app/NotFoundPage.tsx';
import { useApp } from '~/app/use-app.ts';
import { productParams } from '~/features/catalogue/index.ts';
import { isMissing } from './is-missing.ts';
import * as styles from './ProductNotFound.css.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { useIsHydrated, useSession } from '~/session/index.ts';

/** Runs before the first paint. The page is the same for everybody; what it shows first depends on the device. */
const noteKnown = `try{if(localStorage.getItem('regen.session'))document.documentElement.dataset.known=''}catch{}`;

/**
 * The server answers for visitors, who do not see professional products. Who has signed in sees the room of the product until
 * the server was asked again; only a second miss is one.
 */
export function ProductNotFound() {
  const { sku = '' } = useParams({ strict: false });
  const { queries } = useApp();
  const router = useRouter();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const { data, error } = useQuery({
    ...queries.products.get(productParams(sku, session?.userId ?? 'public')),
    enabled: session !== null,
  });
  useEffect(() => {
    if (!data) return;
    // The screen first: between this page and the product there must be no moment with neither.
    const screen = router.loadRouteChunk(router.routesById['/products/$sku']) ?? Promise.resolve();
    void screen.finally(() => router.invalidate());
  }, [data, router]);
  const miss = (
    <NotFoundPage
      title="We could not find this product"
      message="It may have left the range, or it is only open to professional accounts. The catalogue and the search will get you further."
    />
  );
  if (!isHydrated) {
    return (
      <>
        <ScriptOnce>{noteKnown}</ScriptOnce>
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
