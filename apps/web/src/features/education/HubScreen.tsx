import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RichColumns } from '~/features/content/index.ts';
import { latestWebinars, WebinarGrid } from '~/features/webinars/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { usePage } from '~/kernel/page/use-page.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller, useSession } from '~/kernel/use-session.ts';
import { hubPage } from './hub-page.ts';
import { HubWays } from './HubWays.tsx';

/** `/education`: what Regen teaches, and whom. The words are the editors', the ways in follow the channel. */
export function HubScreen() {
  const { call } = useApp();
  const caller = useCaller();
  const { data: page } = usePrefetchedQuery(hubPage, caller);
  const { title } = usePage();
  const site = useSession()?.site;
  // The loader has requested them; a failure affects only this part of the page.
  const query = latestWebinars(call, caller);
  const { data: now, error, isFetching, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const latest = useRendered(query.queryKey, now);
  return (
    <Page width="wide" space="sm" gap="12">
      <Stack gap="6">
        <PageCrumbs />
        <Stack gap="3">
          <Heading level={1} tabIndex={-1}>
            {page?.title ?? title}
          </Heading>
          {page ? (
            <Text tone="muted" size="lg" measure>
              {page.description}
            </Text>
          ) : null}
        </Stack>
        <HubWays site={site} />
      </Stack>
      {latest?.items.length === 0 ? null : (
        <Part>
          <Stack as="section" gap="6" aria-labelledby="latest">
            <SectionHead
              level={2}
              id="latest"
              action={
                <TextLink variant="standalone" asChild>
                  <Link to="/webinars">See all webinars</Link>
                </TextLink>
              }
            >
              Latest webinars
            </SectionHead>
            <Reading query={{ data: latest, error, isFetching, refetch }}>
              {({ items }) => <WebinarGrid webinars={items} headingLevel={3} label="Latest webinars" />}
            </Reading>
          </Stack>
        </Part>
      )}
      {page ? <RichColumns text={page.body} /> : null}
    </Page>
  );
}
