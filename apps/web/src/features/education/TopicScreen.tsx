import type { SchoolTopic } from '@regen/content-sdk/models';
import type { LessonProgress } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { RichText } from '~/features/content/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { countsOf, countsOfTopic, nextLesson, topicIn } from './education-progress.ts';
import { progressOf, topicOf } from './education-queries.ts';
import * as styles from './education.css.ts';
import { EducationNotFound } from './EducationNotFound.tsx';
import { Progress } from './Progress.tsx';

/** `/school/education/{topic}`: what it is about, its sections, and how far the person is. */
export function TopicScreen({ slug }: { slug: string }) {
  const { userId } = usePerson();
  const { data: topic } = usePrefetchedQuery(topicOf, slug);
  const { data: progress } = usePrefetchedQuery(progressOf, userId);
  return topic ? <Topic topic={topic} own={topicIn(progress, slug)} /> : <EducationNotFound what="topic" />;
}

type OwnTopic = LessonProgress['topics'][number];

function Topic({ topic, own }: { topic: SchoolTopic; own: OwnTopic | undefined }) {
  const { title, summary, body, sections, slug } = topic;
  const next = own && nextLesson(own);
  const counts = own && countsOfTopic(own);
  return (
    <Page>
      <PageCrumbs here={title} />
      <Stack gap="4" align="start">
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted" size="lg" measure>
          {summary}
        </Text>
        {next ? (
          <Button className={styles.way} asChild>
            <Link to="/school/education/$topic/$section" params={next} search={{ lesson: next.lesson }}>
              {counts?.passed === 0 ? 'Start' : 'Continue'}: {next.title}
            </Link>
          </Button>
        ) : null}
      </Stack>
      {counts ? <Progress label="Your progress" counts={counts} /> : null}
      {own && (own.isCertified || (counts && counts.total > 0 && !next)) ? (
        <CertificateCard topicId={own.topicId} title={title} />
      ) : null}
      <Stack as="section" gap="4" aria-labelledby="sections">
        <Heading level={2} size="md" id="sections">
          Sections
        </Heading>
        <Stack as="ol" gap="4">
          {sections.map((section) => {
            const done = own?.sections.find(({ slug: name }) => name === section.slug);
            const part = done && countsOf(done.lessons);
            return (
              <li key={section.id}>
                <Card as="article">
                  <Stack gap="3">
                    <Inline justify="between">
                      <Heading level={3} size="sm">
                        <TextLink variant="quiet" asChild>
                          <Link to="/school/education/$topic/$section" params={{ topic: slug, section: section.slug }}>
                            {section.title}
                          </Link>
                        </TextLink>
                      </Heading>
                      {part && part.total > 0 && part.passed === part.total ? (
                        <Badge tone="success" icon="check">
                          Passed
                        </Badge>
                      ) : null}
                    </Inline>
                    <Text tone="muted">{section.summary}</Text>
                    <Text size="sm" tone="muted">
                      {section.minutes} min
                    </Text>
                    {part ? <Progress label="Progress" counts={part} /> : null}
                  </Stack>
                </Card>
              </li>
            );
          })}
        </Stack>
      </Stack>
      <RichText text={body} />
    </Page>
  );
}
