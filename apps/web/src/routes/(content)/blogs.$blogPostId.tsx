import { createFileRoute, notFound } from '@tanstack/react-router';
import { articleHead, ArticleNotFound, ArticleScreen, ArticleSkeleton, postOf } from '~/features/blogs/index.ts';
import { productsOf } from '~/features/products/index.ts';

export const Route = createFileRoute('/(content)/blogs/$blogPostId')({
  staticData: { under: '/blogs', audience: 'everybody', hasCompareTray: true },
  loader: async ({ context: { ensure, prefetch, caller }, params: { blogPostId } }) => {
    const post = await ensure(postOf, blogPostId, caller);
    if (post === null) throw notFound();
    // Below the text; a failure affects only this part of the page.
    if (post.products.length > 0) await prefetch(productsOf, post.products, caller);
  },
  head: ({ match }) => articleHead(match.params.blogPostId, match.context),
  pendingComponent: ArticleSkeleton,
  notFoundComponent: ArticleNotFound,
  component: () => <ArticleScreen slug={Route.useParams().blogPostId} />,
});
