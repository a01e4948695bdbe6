import { PageSkeleton } from '~/app/PageSkeleton.tsx';
import { ProductGridSkeleton } from '~/features/catalogue/index.ts';

export const FavoritesSkeleton = () => (
  <PageSkeleton>
    <ProductGridSkeleton count={6} />
  </PageSkeleton>
);
