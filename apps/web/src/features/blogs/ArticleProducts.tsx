import { Heading } from '@regen/ui-kit/Heading';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid, ProductGridSkeleton, productsOf } from '~/features/products/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import * as styles from './ArticleScreen.css.ts';

/** The products that a post is about: those that the person may buy, at their prices. */
export function ArticleProducts({ skus }: { skus: readonly string[] }) {
  const { call } = useApp();
  // The loader has requested them; here a failure affects only this part of the page.
  const query = productsOf(call, skus, useCaller());
  const { data: now, error, isFetching, refetch } = useQuery(query);
  const data = useRendered(query.queryKey, now);
  if (data?.items.length === 0) return null;
  return (
    <section aria-labelledby="article-products" className={styles.related} data-print="hide">
      <Heading level={2} id="article-products">
        Products in this post
      </Heading>
      <Reading query={{ data, error, isFetching, refetch }} skeleton={<ProductGridSkeleton />}>
        {({ items }) => <ProductGrid products={items} columns={4} label="Products in this post" />}
      </Reading>
    </section>
  );
}
