import type { OpenLesson, SchoolSection, SchoolTopic } from '@regen/content-sdk/models';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { WithAside } from '@regen/ui-kit/WithAside';
import { Link } from '@tanstack/react-router';
import { RichText } from '~/features/content/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { countsOf, topicIn } from './education-progress.ts';
import { progressOf, sectionOf, topicOf } from './education-queries.ts';
import * as styles from './education.css.ts';
import { EducationNotFound } from './EducationNotFound.tsx';
import { LessonChecks } from './LessonChecks.tsx';
import { LessonWays } from './LessonWays.tsx';
import { Progress } from './Progress.tsx';

export interface SectionScreenProps {
  topic: string;
  section: string;
  /** Slug of the lesson to show; the first one unless it is set. */
  lesson?: string | undefined;
}

/** `/school/education/{topic}/{section}?lesson=`: a lesson with its checks, and the way to the others of its section. */
export function SectionScreen({ topic: topicSlug, section: sectionSlug, lesson: slug }: SectionScreenProps) {
  const { data: topic } = usePrefetchedQuery(topicOf, topicSlug);
  const { data: section } = usePrefetchedQuery(sectionOf, sectionSlug);
  if (!topic || !section) return <EducationNotFound what="lesson" />;
  const lesson = slug === undefined ? section.lessons[0] : section.lessons.find((one) => one.slug === slug);
  // An old link, or one typed wrong: another lesson in its place would be taken for it.
  if (!lesson && section.lessons.length > 0) return <EducationNotFound what="lesson" />;
  return lesson ? (
    <Lesson topic={topic} section={section} lesson={lesson} />
  ) : (
    <Page>
      <EmptyState
        icon="file"
        title="No lessons here yet"
        headingLevel={1}
        action={
          <Button asChild>
            <Link to="/school/education/$topic" params={{ topic: topicSlug }}>
              See all sections
            </Link>
          </Button>
        }
      >
        This section’s lessons will be listed here.
      </EmptyState>
    </Page>
  );
}

interface LessonProps {
  topic: SchoolTopic;
  section: SchoolSection;
  lesson: OpenLesson;
}

function Lesson({ topic, section, lesson }: LessonProps) {
  const { userId } = usePerson();
  const { data: progress } = usePrefetchedQuery(progressOf, userId);
  const own = topicIn(progress, topic.slug);
  const done = own?.sections.find(({ slug }) => slug === section.slug)?.lessons ?? [];
  const passed = new Set(done.flatMap(({ lessonId, passedAt }) => (passedAt === null ? [] : [lessonId])));
  const params = { topic: topic.slug, section: section.slug };
  return (
    <Page>
      <PageCrumbs
        here={section.title}
        via={[
          <Link key="education" to="/school/education">
            Education
          </Link>,
          <Link key="topic" to="/school/education/$topic" params={params}>
            {topic.title}
          </Link>,
        ]}
      />
      <WithAside
        side="start"
        size="sm"
        sticky
        asideUnprinted
        aside={
          <Stack gap="5">
            <Progress label="Progress" counts={countsOf(done)} />
            <nav aria-label="Lessons of this section">
              <ol>
                {section.lessons.map((one) => (
                  <li key={one.id}>
                    <NavLink variant="side" className={styles.lesson}>
                      <Link
                        to="/school/education/$topic/$section"
                        params={params}
                        search={{ lesson: one.slug }}
                        activeProps={{}}
                        aria-current={one.id === lesson.id ? 'page' : undefined}
                      >
                        <Icon name={passed.has(one.id) ? 'checkCircle' : 'file'} />
                        {one.title}
                        {passed.has(one.id) ? <VisuallyHidden> (passed)</VisuallyHidden> : null}
                      </Link>
                    </NavLink>
                  </li>
                ))}
              </ol>
            </nav>
          </Stack>
        }
      >
        <Stack gap="8">
          <Stack as="header" gap="3" align="start">
            <Text eyebrow tone="muted">
              {section.title} · {lesson.minutes} min
            </Text>
            <Heading level={1} tabIndex={-1}>
              {lesson.title}
            </Heading>
            {passed.has(lesson.id) ? (
              <Badge tone="success" icon="check">
                Passed
              </Badge>
            ) : null}
          </Stack>
          <RichText text={lesson.body} />
          <LessonChecks key={lesson.id} lesson={lesson} isPassed={passed.has(lesson.id)} />
          {own ? <LessonWays topic={own} lessonId={lesson.id} /> : null}
        </Stack>
      </WithAside>
    </Page>
  );
}
