import type { BlogPostCard } from '@regen/content-sdk/models';
import { Part } from '~/kernel/page/Part.tsx';
import * as styles from './PostCard.css.ts';
import { PostCard } from './PostCard.tsx';

export interface PostGridProps {
  posts: readonly BlogPostCard[];
  headingLevel: 2 | 3;
  label: string;
  /** How many pictures are above the fold. */
  priorityCount?: number;
  isDimmed?: boolean;
}

export function PostGrid({ posts, headingLevel, label, priorityCount = 0, isDimmed }: PostGridProps) {
  return (
    <ul className={isDimmed ? `${styles.grid} ${styles.dimmed}` : styles.grid} aria-label={label} aria-busy={isDimmed}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <Part>
            <PostCard post={post} headingLevel={headingLevel} isPriority={index < priorityCount} />
          </Part>
        </li>
      ))}
    </ul>
  );
}
