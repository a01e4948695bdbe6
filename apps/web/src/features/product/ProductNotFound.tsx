import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundPage } from '~/app/NotFoundPage.tsx';
import { useApp } from '~/app/use-app.ts';
import { productParams } from '~/features/catalogue/index.ts';
import { isMissing } from './is-missing.ts';
import { PendingPage } from '~/features/shell/index.ts';
import { useSession } from '~/session/index.ts';

/**
 * The server answers for visitors, who do not see professional products. Once it is known who is signed in, it is asked
 * again; only a second miss is one.
 */
export function ProductNotFound() {
  const { sku = '' } = useParams({ strict: false });
  const { queries } = useApp();
  const router = useRouter();
  const session = useSession();
  const { data, error } = useQuery({
    ...queries.products.get(productParams(sku, session?.userId ?? 'public')),
    enabled: session !== null,
  });
  useEffect(() => {
    if (data) void router.invalidate();
  }, [data, router]);
  if (session && !error) return <PendingPage />;
  if (session && error && !isMissing(error)) throw error;
  return (
    <NotFoundPage
      title="We could not find this product"
      message="It may have left the range, or it is only open to professional accounts. The catalogue and the search will get you further."
    />
  );
}
