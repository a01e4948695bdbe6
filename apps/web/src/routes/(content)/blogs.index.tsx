import { createFileRoute } from '@tanstack/react-router';
import { authorList, blogHead, BlogScreen, BlogSkeleton, parseBlogSearch, postList } from '~/features/blogs/index.ts';
import { firstPaint } from '~/kernel/first-paint.ts';

export const Route = createFileRoute('/(content)/blogs/')({
  staticData: {
    title: 'Blog',
    description: import.meta.env.SSR
      ? 'Ingredients, routines and treatments, explained by the estheticians and chemists who work with them.'
      : undefined,
    crumb: 'Blog',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  validateSearch: parseBlogSearch,
  // What is not ours in a URL, such as `utm_source`, goes no further.
  loaderDeps: ({ search }) => parseBlogSearch({ ...search }),
  loader: async ({ context: { ensure, caller }, deps, cause }) => {
    await firstPaint(cause, Promise.all([ensure(postList, deps, caller), ensure(authorList)]));
  },
  head: ({ match }) => blogHead(match.loaderDeps, match.context),
  pendingComponent: BlogSkeleton,
  component: () => <BlogScreen search={Route.useLoaderDeps()} />,
});
