import { Container } from '@regen/ui-kit/Container';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { latestPosts, PostGrid } from '~/features/blogs/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import * as styles from './HomePage.css.ts';

/** The newest posts of the blog; nothing while there are none. */
export function LatestPosts() {
  const { call } = useApp();
  const query = latestPosts(call, useCaller());
  const { data: now } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useRendered(query.queryKey, now);
  if (!data || data.items.length === 0) return null;
  return (
    <Container width="wide" as="section" aria-labelledby="latest-posts" className={styles.posts}>
      <SectionHead
        level={2}
        id="latest-posts"
        className={styles.sectionHead}
        action={
          <TextLink variant="standalone" asChild>
            <Link to="/blogs">See all posts</Link>
          </TextLink>
        }
      >
        From the blog
      </SectionHead>
      <PostGrid posts={data.items} headingLevel={3} label="Latest posts" />
    </Container>
  );
}
