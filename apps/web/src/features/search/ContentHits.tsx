import type { ContentHit } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Text } from '@regen/ui-kit/Text';
import { pathOf, SiteLink } from '~/features/content/index.ts';
import { kindNames } from './content-names.ts';
import * as styles from './ContentHits.css.ts';
import { Matched } from './Matched.tsx';

export interface ContentHitsProps {
  hits: readonly ContentHit[];
  query: string;
  headingLevel: 2 | 3;
  label: string;
  isDimmed?: boolean;
}

/** Content that was found: what it is, its title, and what it says in a sentence. */
export function ContentHits({ hits, query, headingLevel, label, isDimmed }: ContentHitsProps) {
  return (
    <ul aria-label={label} aria-busy={isDimmed} className={isDimmed ? styles.dimmed : undefined}>
      {hits.map(({ type, id, slug, title, summary, topic }) => (
        <li key={id} className={styles.hit}>
          <Text size="sm" tone="muted">
            {kindNames[type]} · {topic}
          </Text>
          <Heading level={headingLevel} size="sm">
            <SiteLink href={pathOf(type, slug)}>
              <Matched label={title} typed={query} />
            </SiteLink>
          </Heading>
          <Text tone="muted" clamp={2}>
            {summary}
          </Text>
        </li>
      ))}
    </ul>
  );
}
