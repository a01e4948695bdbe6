import { Accordion } from '@regen/ui-kit/Accordion';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { RichText } from '~/features/content/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useKnownFilters } from '~/kernel/page/use-known-filters.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { knownChoice } from '~/kernel/words/find-words.ts';
import { allQuestions } from './faq-queries.ts';
import type { FaqSearch } from './faq-search.ts';
import { FaqFilter } from './FaqFilter.tsx';
import * as styles from './FaqsScreen.css.ts';
import { findQuestions, topicsOf, type Topic } from './find-questions.ts';
import { useOpenTarget } from './use-open-target.ts';

const countOf = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** `/faqs`: all questions by topic, with a search that needs no further call. Each question has a URL. */
export function FaqsScreen({ search }: { search: FaqSearch }) {
  const { data: all, isPlaceholderData } = usePrefetchedQuery(allQuestions, useCaller());
  const topic = knownChoice(search.topic, topicsOf(all));
  useKnownFilters('/faqs', isPlaceholderData ? null : { topic });
  const topics = findQuestions(all, search);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  useOpenTarget(all);
  return (
    <Page space="sm">
      <PageCrumbs />
      <Heading level={1} tabIndex={-1}>
        Frequently asked questions
      </Heading>
      <FaqFilter search={search} topics={topicsOf(all)} />
      <Text size="sm" tone="muted" asChild>
        <output>{countOf(count)}</output>
      </Text>
      {count === 0 ? (
        <EmptyState
          title={all.length === 0 ? 'No questions yet' : 'No questions found'}
          action={
            <Button variant="secondary" asChild>
              {all.length === 0 ? <Link to="/products">Browse all products</Link> : <Link to="/faqs">Clear all</Link>}
            </Button>
          }
        >
          {all.length === 0 ? 'Try browsing or searching.' : 'Try other words or another topic.'}
        </EmptyState>
      ) : (
        <Stack gap="12">
          {topics.map((topic) => (
            <TopicQuestions key={topic.name} topic={topic} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

function TopicQuestions({ topic: { name, questions } }: { topic: Topic }) {
  const id = `topic-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return (
    <section aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="md" id={id}>
          {name}
        </Heading>
        <Accordion
          headingLevel={3}
          className={styles.questions}
          items={questions.map(({ slug, question, answer }) => ({
            id: slug,
            title: question,
            content: (
              <Stack gap="3">
                <RichText text={answer} headingLevel={4} />
                <TextLink href={`#${slug}`} className={styles.address}>
                  Link to this question
                </TextLink>
              </Stack>
            ),
          }))}
        />
      </Stack>
    </section>
  );
}
