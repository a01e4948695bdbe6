import { createFileRoute, notFound } from '@tanstack/react-router';
import { productsOf } from '~/features/products/index.ts';
import {
  parseWebinarSearch,
  webinarHead,
  WebinarNotFound,
  webinarOf,
  WebinarScreen,
  WebinarSkeleton,
} from '~/features/webinars/index.ts';

export const Route = createFileRoute('/(content)/webinars/$webinarId')({
  staticData: { under: '/webinars', audience: 'everybody', hasCompareTray: true },
  validateSearch: parseWebinarSearch,
  loader: async ({ context: { ensure, prefetch, caller }, params: { webinarId } }) => {
    const webinar = await ensure(webinarOf, webinarId, caller);
    if (webinar === null) throw notFound();
    // Below the transcript; a failure affects only this part of the page.
    if (webinar.products.length > 0) await prefetch(productsOf, webinar.products, caller);
  },
  head: ({ match }) => webinarHead(match.params.webinarId, match.context),
  pendingComponent: WebinarSkeleton,
  notFoundComponent: WebinarNotFound,
  // What the URL has and the parser leaves out is in the router's search all the same.
  component: () => (
    <WebinarScreen slug={Route.useParams().webinarId} search={parseWebinarSearch({ ...Route.useSearch() })} />
  ),
});
