import { createFileRoute } from '@tanstack/react-router';
import { contentOfType } from '~/features/search/index.ts';
import {
  allWebinars,
  parseWebinarListSearch,
  webinarsHead,
  WebinarsScreen,
  WebinarsSkeleton,
} from '~/features/webinars/index.ts';

export const Route = createFileRoute('/(content)/webinars/')({
  staticData: {
    title: 'Webinars',
    description: import.meta.env.SSR
      ? 'Recorded webinars about ingredients, routines and treatments, with captions, chapters and transcripts.'
      : undefined,
    crumb: 'Webinars',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  validateSearch: parseWebinarListSearch,
  // What is not ours in a URL, such as `utm_source`, goes no further.
  loaderDeps: ({ search }) => parseWebinarListSearch({ ...search }),
  loader: async ({ context: { ensure, prefetch, caller }, deps: { q }, cause }) => {
    // While somebody types, the list itself sends the search.
    const found = q !== undefined && cause !== 'stay' ? prefetch(contentOfType, 'webinar', q, caller) : undefined;
    await Promise.all([ensure(allWebinars, caller), found]);
  },
  head: ({ match }) => webinarsHead(match.loaderDeps, match.context),
  pendingComponent: WebinarsSkeleton,
  component: () => <WebinarsScreen search={Route.useLoaderDeps()} />,
});
