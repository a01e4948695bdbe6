import type { Webinar } from '@regen/content-sdk/models';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { AuthorNote, blogDay } from '~/features/blogs/index.ts';
import { NamedProducts } from '~/features/products/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { positionText } from '~/kernel/words/positions.ts';
import { webinarOf } from './webinar-queries.ts';
import type { WebinarSearch } from './webinar-search.ts';
import { WebinarGrid } from './WebinarGrid.tsx';
import { WebinarNotFound } from './WebinarNotFound.tsx';
import * as styles from './WebinarScreen.css.ts';
import { WebinarStage } from './WebinarStage.tsx';

export interface WebinarScreenProps {
  slug: string;
  search: WebinarSearch;
}

/** `/webinars/{webinarId}?t=`: a video with its chapters and transcript, who speaks, its products, and what to watch next. */
export function WebinarScreen({ slug, search }: WebinarScreenProps) {
  const { data: webinar } = usePrefetchedQuery(webinarOf, slug, useCaller());
  // After a sign-in or sign-out, this caller may no longer be allowed to see it.
  if (!webinar) return <WebinarNotFound />;
  const isWithin = search.t !== undefined && search.t < webinar.seconds;
  return <Shown key={webinar.id} webinar={webinar} from={isWithin ? search.t : undefined} />;
}

function Shown({ webinar, from }: { webinar: Webinar; from: number | undefined }) {
  const { title, summary, speakers, products, related } = webinar;
  return (
    <Page width="wide" space="sm" gap="12">
      <Stack gap="6">
        <PageCrumbs here={title} />
        <header className={styles.head}>
          <TopicLink name={webinar.topic} />
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text size="lg" tone="muted" measure>
            {summary}
          </Text>
          <Facts webinar={webinar} />
        </header>
        <WebinarStage webinar={webinar} from={from}>
          {speakers.map((speaker) => (
            <AuthorNote key={speaker.id} author={speaker} label={`Speaker: ${speaker.name}`} />
          ))}
        </WebinarStage>
      </Stack>
      {products.length > 0 ? (
        <Part>
          <NamedProducts skus={products} title="Products in this webinar" />
        </Part>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className={styles.related} data-print="hide">
          <Heading level={2} id="related">
            Watch next
          </Heading>
          <WebinarGrid webinars={related} headingLevel={3} label="Watch next" />
        </section>
      ) : null}
    </Page>
  );
}

function TopicLink({ name }: { name: string }) {
  return (
    <Text eyebrow tone="muted">
      <TextLink variant="quiet" asChild>
        <Link to="/webinars" search={{ topic: name }}>
          {name}
        </Link>
      </TextLink>
    </Text>
  );
}

function Facts({ webinar: { speakers, publishedAt, seconds } }: { webinar: Webinar }) {
  const names = speakers.map(({ name }) => name).join(' and ');
  return (
    <Text size="sm" tone="muted">
      {names === '' ? '' : `With ${names} · `}
      <time dateTime={publishedAt}>{blogDay(publishedAt)}</time> · {positionText(seconds)}
    </Text>
  );
}
