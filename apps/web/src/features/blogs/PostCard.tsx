import type { BlogPostCard } from '@regen/content-sdk/models';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture } from '~/features/content/index.ts';
import { blogDay } from './blog-day.ts';
import * as styles from './PostCard.css.ts';

export interface PostCardProps {
  post: BlogPostCard;
  headingLevel: 2 | 3;
  isPriority?: boolean;
}

/** The `sizes` of its picture. */
export const postCardSizes = '(min-width: 64em) 26rem, (min-width: 48em) 50vw, 100vw';

/** A post in a list: picture, title, what it says in a sentence. */
export function PostCard({ post, headingLevel, isPriority }: PostCardProps) {
  const { slug, title, summary, topic, publishedAt, picture, focus } = post;
  return (
    <article className={styles.root}>
      <Link to="/blogs/$blogPostId" params={{ blogPostId: slug }} className={styles.link}>
        <Frame className={styles.picture} lively>
          {picture ? (
            <ContentPicture
              file={picture}
              sizes={postCardSizes}
              crop={focus && { focus, ratio: 2 / 3 }}
              isPriority={isPriority}
              isDecorative
            />
          ) : (
            <Icon name="leaf" size="xl" />
          )}
        </Frame>
        <Heading level={headingLevel} size="md">
          {title}
        </Heading>
      </Link>
      <Text tone="muted" clamp={3}>
        {summary}
      </Text>
      <Text size="sm" tone="muted">
        {topic} · <time dateTime={publishedAt}>{blogDay(publishedAt)}</time>
      </Text>
    </article>
  );
}
