import type { Page as WrittenPage } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';
import { pageGet } from '@regen/sdk/query';
import { Accordion } from '@regen/ui-kit/Accordion';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { ContentPicture, isPicture, outlineOf, RichSection, RichText } from '~/features/content/index.ts';
import { contentGet } from '~/kernel/content.ts';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { calendarDay } from '~/kernel/words/dates.ts';
import { CONTACT, writtenPage } from './load-page.ts';
import * as styles from './PageScreen.css.ts';
import { SellerCard } from './SellerCard.tsx';

const leadSizes = '(min-width: 64em) 36rem, 100vw';

/** Headings from which on a page says what is on it. */
const LONG = 5;

/** `/{name}`: a page of the editors. */
export function PageScreen({ name }: { name: string }) {
  const { data: page } = usePrefetchedQuery(contentGet, writtenPage, name, useCaller());
  // After a sign-out, what only a channel may read.
  if (!page) return <NotFoundPage />;
  const { title, description, documentName, revisedAt } = page;
  const { lead, body } = leadOf(page);
  const hasContents = partsOf(body).length >= LONG;
  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs here={title} />
      <article className={styles.article}>
        <header className={lead ? styles.ledHead : styles.head}>
          <div className={styles.words}>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            <Text size="lg" tone="muted" measure>
              {description}
            </Text>
          </div>
          {lead ? (
            <Frame className={styles.lead}>
              <ContentPicture file={lead} sizes={leadSizes} isPriority />
            </Frame>
          ) : null}
        </header>
        {hasContents ? <Contents body={body} /> : null}
        <Stack gap="10" className={styles.text}>
          {name === CONTACT ? <SellerCard /> : null}
          <RichText text={body} />
          <Sections page={page} />
          {documentName === undefined ? null : <PageDocument name={name} title={title} />}
          <Text size="sm" tone="muted">
            Last updated <time dateTime={revisedAt}>{calendarDay(revisedAt.slice(0, 10))}</time>
          </Text>
        </Stack>
      </article>
    </Page>
  );
}

/** A picture before all words leads the page: it is shown beside its title. */
function leadOf({ body }: WrittenPage): { lead?: ContentFile; body: WrittenPage['body'] } {
  const [first, ...rest] = body;
  return first?.type === 'file' && isPicture(first.file) ? { lead: first.file, body: rest } : { body };
}

const partsOf = (body: WrittenPage['body']) =>
  [...outlineOf(body).headings.values()].filter(({ level }) => level === 2);

/** Where a long page leads to its parts. */
function Contents({ body }: Pick<WrittenPage, 'body'>) {
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-print="hide">
      <Text eyebrow tone="muted" asChild>
        <h2 id="contents">On this page</h2>
      </Text>
      <ul className={styles.parts}>
        {partsOf(body).map(({ id, title }) => (
          <li key={id}>
            <TextLink variant="standalone" href={`#${id}`}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What editors have added below the text; questions next to each other are one list. */
function Sections({ page: { sections } }: { page: WrittenPage }) {
  const questions = sections.flatMap((section) => (section.type === 'faq' ? [section] : []));
  return (
    <>
      {sections.map((section) =>
        section.type === 'pageSection' ? <RichSection key={section.id} section={section} headingLevel={2} /> : null,
      )}
      {questions.length > 0 ? (
        <section aria-labelledby="questions">
          <Stack gap="4">
            <Heading level={2} size="md" id="questions">
              Questions and answers
            </Heading>
            <Accordion
              headingLevel={3}
              items={questions.map(({ slug, question, answer }) => ({
                id: slug,
                title: question,
                content: <RichText text={answer} headingLevel={4} />,
              }))}
            />
          </Stack>
        </section>
      ) : null}
    </>
  );
}

/** The document of the page that holds now, if it can be downloaded. */
function PageDocument({ name, title }: { name: string; title: string }) {
  const { data } = usePrefetchedQuery(pageGet, { slug: name });
  if (!data.document?.url) return null;
  return (
    <div>
      <TextLink variant="standalone" href={data.document.url}>
        Download {title} (PDF)
      </TextLink>
    </div>
  );
}
