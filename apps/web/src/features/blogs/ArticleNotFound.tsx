import type { Call } from '@regen/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { SecondLook } from '~/kernel/page/SecondLook.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { postOf } from './blog-queries.ts';

/** There is no such post for this person. */
export function ArticleNotFound() {
  const { blogPostId = '' } = useParams({ strict: false });
  return (
    <SecondLook query={(call: Call, caller: string) => postOf(call, blogPostId, caller)} skeleton={<ArticleSkeleton />}>
      <NotFoundPage
        pageTitle="Post not found"
        title="We couldn’t find this post"
        message="It may have moved, or it may be for professional and school accounts only."
        action={<Link to="/blogs">See all posts</Link>}
      />
    </SecondLook>
  );
}
