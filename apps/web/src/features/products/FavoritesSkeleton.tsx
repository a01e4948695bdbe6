import { PageSkeleton } from '~/kernel/page/PageSkeleton.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

export const FavoritesSkeleton = () => (
  <PageSkeleton>
    <ProductGridSkeleton count={6} />
  </PageSkeleton>
);
