import type { BlogPost } from '@regen/content-sdk/models';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture, outlineOf, RichText } from '~/features/content/index.ts';
import { NamedProducts } from '~/features/products/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { articlePictureSizes } from './article-picture-sizes.ts';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';
import * as styles from './ArticleScreen.css.ts';
import { AuthorNote } from './AuthorNote.tsx';
import { blogDay } from './blog-day.ts';
import { postOf } from './blog-queries.ts';
import { topicByName } from './blog-topics.ts';
import { PostGrid } from './PostGrid.tsx';
import { readingMinutes } from './reading-time.ts';

/** `/blogs/{blogPostId}`: a post, its products, its author and what to read next. */
export function ArticleScreen({ slug }: { slug: string }) {
  const { data: post } = usePrefetchedQuery(postOf, slug, useCaller());
  // After a sign-in or sign-out, this caller may no longer be allowed to read it.
  return post ? <Article post={post} /> : <ArticleNotFound />;
}

function Article({ post }: { post: BlogPost }) {
  const { title, summary, body, picture, author, products, related } = post;
  const outline = outlineOf(body);
  return (
    <Page width="wide" space="sm" gap="12">
      <div>
        <PageCrumbs here={title} />
        <article className={styles.root}>
          <header className={styles.head}>
            <TopicLink name={post.topic} />
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            <Text size="xl" tone="muted" measure>
              {summary}
            </Text>
            <Byline post={post} />
          </header>
          {picture ? (
            <Frame as="figure" className={styles.picture}>
              <ContentPicture file={picture} sizes={articlePictureSizes} isPriority />
            </Frame>
          ) : null}
          <div className={styles.columns}>
            <ArticleContents outline={outline} />
            <div className={styles.body}>
              <RichText text={body} />
              {author ? <AuthorNote author={author} /> : null}
            </div>
          </div>
        </article>
      </div>
      {products.length > 0 ? (
        <Part>
          <NamedProducts skus={products} title="Products in this post" />
        </Part>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className={styles.related} data-print="hide">
          <Heading level={2} id="related">
            Read next
          </Heading>
          <PostGrid posts={related} headingLevel={3} label="Read next" />
        </section>
      ) : null}
    </Page>
  );
}

function TopicLink({ name }: { name: string }) {
  const topic = topicByName(name);
  if (!topic) return null;
  return (
    <Text eyebrow tone="muted">
      <TextLink variant="quiet" asChild>
        <Link to="/blogs" search={{ topic: topic.slug }}>
          {name}
        </Link>
      </TextLink>
    </Text>
  );
}

function Byline({ post: { author, publishedAt, body } }: { post: BlogPost }) {
  return (
    <Text size="sm" tone="muted">
      {author ? (
        <>
          By{' '}
          <TextLink asChild>
            <Link to="/blogs" search={{ author: author.slug }}>
              {author.name}
            </Link>
          </TextLink>{' '}
          ·{' '}
        </>
      ) : null}
      <time dateTime={publishedAt}>{blogDay(publishedAt)}</time> · {readingMinutes(body)} min read
    </Text>
  );
}
