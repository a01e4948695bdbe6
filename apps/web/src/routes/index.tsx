import { createFileRoute } from '@tanstack/react-router';
import { categoriesFor, concernsFor } from '~/features/catalogue/index.ts';
import { bestsellers, categoryPictures, homeHead, HomePage, kits } from '~/features/home/index.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { ensure, prefetch, caller } }) =>
    Promise.all([
      ensure(bestsellers, caller),
      ensure(kits, caller),
      ensure(concernsFor, caller),
      ensure(categoriesFor, caller),
      prefetch(categoryPictures),
    ]).then(() => undefined),
  head: ({ match }) => homeHead(match.context),
  component: HomePage,
});
