import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import type { Outline } from '~/features/content/index.ts';
import * as styles from './ArticleScreen.css.ts';

/** A shorter list isn't worth the space. */
const WORTH_A_LIST = 3;

/** The chapters of a post, with links to them. */
export function ArticleContents({ outline }: { outline: Outline }) {
  const chapters = [...outline.headings.values()].filter(({ level }) => level === 2);
  return (
    <div className={styles.side}>
      {chapters.length < WORTH_A_LIST ? null : (
        <nav aria-labelledby="contents" className={styles.contents} data-print="hide">
          <Text eyebrow tone="muted" asChild>
            <h2 id="contents">In this post</h2>
          </Text>
          <ul className={styles.chapters}>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <TextLink variant="quiet" href={`#${id}`}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
