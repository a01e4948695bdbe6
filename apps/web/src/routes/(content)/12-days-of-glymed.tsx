import { createFileRoute, notFound } from '@tanstack/react-router';
import { productsOf } from '~/features/products/index.ts';
import {
  promotionHead,
  PromotionNotFound,
  promotionOf,
  PromotionScreen,
  PromotionSkeleton,
  skusOfToday,
  TWELVE_DAYS,
} from '~/features/promotions/index.ts';

export const Route = createFileRoute('/(content)/12-days-of-glymed')({
  staticData: {
    title: '12 Days of GlyMed',
    description: import.meta.env.SSR ? 'Twelve days in December, with a new offer each day.' : undefined,
    crumb: '12 Days of GlyMed',
    under: '/',
    audience: 'everybody',
    isListed: true,
    hasCompareTray: true,
  },
  loader: async ({ context: { ensure, prefetch, caller } }) => {
    const found = await ensure(promotionOf, TWELVE_DAYS, caller);
    if (found === null) throw notFound();
    const skus = skusOfToday(found);
    // A failure affects only this part of the page.
    if (skus.length > 0) await prefetch(productsOf, skus, caller);
  },
  head: ({ match }) => promotionHead(TWELVE_DAYS, match.context),
  pendingComponent: PromotionSkeleton,
  notFoundComponent: () => <PromotionNotFound slug={TWELVE_DAYS} />,
  component: () => <PromotionScreen slug={TWELVE_DAYS} />,
});
