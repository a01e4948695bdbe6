import type { Site } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { topicsFor } from '~/features/blogs/index.ts';
import { isTrained } from '~/kernel/route-table.ts';
import { useApp } from '~/kernel/use-app.ts';
import * as styles from './education.css.ts';

interface WayProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <li>
      <Card as="article" padding="lg" className={styles.card}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        <div className={styles.foot}>{children}</div>
      </Card>
    </li>
  );
}

/** Where a channel can learn. Nothing leads to a page that is closed to it. */
export function HubWays({ site }: { site: Site | undefined }) {
  const { config } = useApp();
  return (
    <Grid as="ul" min="md" gap="6" aria-label="Ways to learn">
      <Way title="Webinars" text="Short recorded lessons, with captions, chapters and a transcript you can search.">
        <TextLink variant="standalone" asChild>
          <Link to="/webinars">Watch webinars</Link>
        </TextLink>
      </Way>
      <Way title="Blog" text="Ingredients, routines and treatments, explained by the people who work with them.">
        <Stack as="ul" gap="2">
          {topicsFor(site).map(({ slug, name }) => (
            <li key={slug}>
              <TextLink variant="standalone" asChild>
                <Link to="/blogs" search={{ topic: slug }}>
                  {name}
                </Link>
              </TextLink>
            </li>
          ))}
        </Stack>
      </Way>
      <Way title="Resources" text="Charts, cards, forms and guides to print, hand out and keep.">
        <TextLink variant="standalone" asChild>
          <Link to="/resources">Browse resources</Link>
        </TextLink>
      </Way>
      <Way title="Treatment protocols" text="Step by step, with times, cautions and the back bar for each treatment.">
        <TextLink variant="standalone" asChild>
          {site !== undefined && isTrained(site) ? (
            <Link to="/protocols">Open protocols</Link>
          ) : (
            <Link to="/become-pro">Become a professional</Link>
          )}
        </TextLink>
      </Way>
      {site === 'school' ? (
        <Way title="Lessons" text="Topic by topic at your own pace, with a certificate for every topic you finish.">
          <TextLink variant="standalone" asChild>
            <Link to="/school/education">Go to your lessons</Link>
          </TextLink>
        </Way>
      ) : null}
      {site !== undefined && config.hasLearningPlatform ? (
        <Way title="Learning platform" text={`Your courses, with your ${config.seller.brand} account.`}>
          <TextLink variant="standalone" asChild>
            <Link to="/learning">Open learning platform</Link>
          </TextLink>
        </Way>
      ) : null}
    </Grid>
  );
}
