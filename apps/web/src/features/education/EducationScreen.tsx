import type { SchoolTopicCard } from '@regen/content-sdk/models';
import type { LessonProgress } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Frame } from '@regen/ui-kit/Frame';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture } from '~/features/content/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { countsOfTopic, nextLesson, topicIn } from './education-progress.ts';
import { progressOf, topicList } from './education-queries.ts';
import * as styles from './education.css.ts';
import { Progress } from './Progress.tsx';

const pictureSizes = '(min-width: 64em) 22rem, (min-width: 48em) 50vw, 100vw';

/** `/school/education`: the topics of the school, and how far the person is. */
export function EducationScreen() {
  const { userId } = usePerson();
  const { data: topics } = usePrefetchedQuery(topicList);
  const { data: progress } = usePrefetchedQuery(progressOf, userId);
  return (
    <Page>
      <PageCrumbs />
      <Stack gap="2">
        <Heading level={1} tabIndex={-1}>
          Education
        </Heading>
        <Text tone="muted" size="lg" measure>
          Lessons to read at your own pace, with a few questions after each. Pass every lesson of a topic to get its
          certificate.
        </Text>
      </Stack>
      {topics.items.length === 0 ? (
        <EmptyState
          icon="file"
          title="No lessons yet"
          action={
            <Button asChild>
              <Link to="/blogs">Read the blog</Link>
            </Button>
          }
        >
          Your topics will be listed here.
        </EmptyState>
      ) : (
        <Grid as="ul" columns={{ base: '1', tablet: '2', desktop: '3' }} gap="6" aria-label="Topics">
          {topics.items.map((topic, index) => (
            <li key={topic.id}>
              <TopicCard topic={topic} progress={progress} isPriority={index === 0} />
            </li>
          ))}
        </Grid>
      )}
    </Page>
  );
}

function TopicCard({
  topic,
  progress,
  isPriority,
}: {
  topic: SchoolTopicCard;
  progress: LessonProgress;
  isPriority: boolean;
}) {
  const { slug, title, summary, picture } = topic;
  const own = topicIn(progress, slug);
  const next = own && nextLesson(own);
  return (
    <Card as="article" className={styles.card}>
      {picture ? (
        <Frame className={styles.picture}>
          <ContentPicture file={picture} sizes={pictureSizes} isPriority={isPriority} isDecorative />
        </Frame>
      ) : null}
      <Heading level={2} size="md">
        <TextLink variant="quiet" asChild>
          <Link to="/school/education/$topic" params={{ topic: slug }}>
            {title}
          </Link>
        </TextLink>
      </Heading>
      <Text tone="muted">{summary}</Text>
      {own ? (
        <Stack gap="4" className={styles.foot}>
          <Progress label="Progress" counts={countsOfTopic(own)} />
          {next ? (
            <Text size="sm">
              Next:{' '}
              <TextLink asChild>
                <Link to="/school/education/$topic/$section" params={next} search={{ lesson: next.lesson }}>
                  {next.title}
                </Link>
              </TextLink>
            </Text>
          ) : null}
        </Stack>
      ) : null}
    </Card>
  );
}
