import type { Author } from '@regen/content-sdk/models';
import { Avatar } from '@regen/ui-kit/Avatar';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { contentPictureUrl } from '~/features/content/index.ts';
import * as styles from './ArticleScreen.css.ts';

export interface AuthorNoteProps {
  author: Author;
  /** What the person is to the page. */
  label?: string;
}

/** Who wrote a post, or speaks in a webinar. */
export function AuthorNote({ author, label = 'About the author' }: AuthorNoteProps) {
  const { name, slug, role, biography, portrait } = author;
  return (
    <aside aria-label={label} className={styles.author}>
      <Avatar name={name} size="lg" decorative src={portrait ? contentPictureUrl(portrait, 160) : undefined} />
      <div className={styles.authorText}>
        <Text weight="semibold" tone="heading">
          {name}
        </Text>
        {role ? (
          <Text size="sm" tone="muted">
            {role}
          </Text>
        ) : null}
        {biography ? <Text size="sm">{biography}</Text> : null}
        <TextLink variant="standalone" asChild>
          <Link to="/blogs" search={{ author: slug }}>
            All posts by {name}
          </Link>
        </TextLink>
      </div>
    </aside>
  );
}
