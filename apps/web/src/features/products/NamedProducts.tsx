import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { useQuery } from '@tanstack/react-query';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { productsOf } from './product-queries.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

export interface NamedProductsProps {
  skus: readonly string[];
  title: string;
}

/** The products that a text is about: those that the person may buy, at their prices. A loader of the page prefetches `productsOf`. */
export function NamedProducts({ skus, title }: NamedProductsProps) {
  const { call } = useApp();
  // The loader has requested them; here a failure affects only this part of the page.
  const query = productsOf(call, skus, useCaller());
  const {
    data: now,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...query,
    // Of the same products: what the server wrote for visitors stays until the person's own is there.
    placeholderData: (former) => (former?.items.every(({ sku }) => skus.includes(sku)) ? former : undefined),
  });
  const data = useRendered(query.queryKey, now);
  if (data?.items.length === 0) return null;
  return (
    <Stack as="section" gap="6" aria-labelledby="named-products" data-print="hide">
      <Heading level={2} id="named-products">
        {title}
      </Heading>
      <Reading query={{ data, error, isFetching, refetch }} skeleton={<ProductGridSkeleton />}>
        {({ items }) => <ProductGrid products={items} columns={4} label={title} />}
      </Reading>
    </Stack>
  );
}
