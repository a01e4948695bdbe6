import { CHANNEL_LABELS } from '@regen/domain';
import type { StaffPersonSummary } from '@regen/sdk';
import { adminListPeople } from '@regen/sdk/query';
import { Badge } from '@regen/ui-kit/Badge';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Select } from '@regen/ui-kit/Select';
import { Stack } from '@regen/ui-kit/Stack';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { ListKeysHint, useListKeys } from '~/features/staff/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useWordsInUrl } from '~/kernel/use-words-in-url.ts';
import { counted } from '~/kernel/words/counts.ts';
import { shortDayOf } from '~/kernel/words/dates.ts';
import { ACCESS, parsePeopleSearch, peopleParams, SITES, TIERS, type PeopleSearch } from './people-search.ts';

const COLUMNS: readonly TableColumn<StaffPersonSummary>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ userId, name }) => (
      <TextLink asChild>
        {/* Opening one is logged, pointing at it is not opening it. */}
        <Link to="/admin/people/$userId" params={{ userId }} preload={false}>
          {name}
        </Link>
      </TextLink>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'account', header: 'Account', cell: ({ accountName }) => accountName },
  {
    id: 'channel',
    header: 'Channel',
    cell: ({ accountType, site }) => (accountType === 'admin' ? 'Staff' : CHANNEL_LABELS[site]),
  },
  { id: 'tier', header: 'Tier', cell: ({ tier }) => tier ?? '–' },
  {
    id: 'since',
    header: 'Joined',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDayOf(createdAt)}</time>,
  },
  {
    id: 'access',
    header: 'Access',
    cell: ({ isDisabled }) => (isDisabled ? <Badge tone="danger">Disabled</Badge> : 'Can sign in'),
  },
];

const ACCESS_LABELS = { enabled: 'Can sign in', disabled: 'Disabled' } as const;

/** What narrows the list down, all of it in the URL. */
function Filters({ search }: { search: PeopleSearch }) {
  const navigate = useNavigate();
  const show = (name: keyof PeopleSearch, value: string | undefined) =>
    void navigate({
      to: '/admin/people',
      // Of the URL, which may be ahead of the screen: a second choice must not undo a first that is still loading.
      search: (before) => ({ ...parsePeopleSearch({ ...before, page: undefined, [name]: value }) }),
      replace: true,
      resetScroll: false,
    });
  const words = useWordsInUrl(search.q, (q) => show('q', q));
  const filter = (name: 'site' | 'tier' | 'access') => ({
    value: search[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => show(name, target.value),
  });
  return (
    <search>
      <Stack gap="4">
        <TextField
          label="Search people"
          hint="Name, email, account or full order number, such as R-104233"
          {...words}
        />
        <Grid columns={{ base: '1', tablet: '3' }} gap="4">
          <Select
            label="Channel"
            options={[
              { value: '', label: 'All channels' },
              ...SITES.map((site) => ({ value: site, label: CHANNEL_LABELS[site] })),
            ]}
            {...filter('site')}
          />
          <Select
            label="Price tier"
            options={[
              { value: '', label: 'All tiers' },
              ...TIERS.map((tier) => ({ value: tier, label: `Tier ${tier}` })),
            ]}
            {...filter('tier')}
          />
          <Select
            label="Access"
            options={[
              { value: '', label: 'Everyone' },
              ...ACCESS.map((access) => ({ value: access, label: ACCESS_LABELS[access] })),
            ]}
            {...filter('access')}
          />
        </Grid>
      </Stack>
    </search>
  );
}

/** `/admin/people`: finds people by their name, email, account or an order. */
export function PeopleScreen({ search: raw }: { search: RawSearch }) {
  const search = parsePeopleSearch(raw);
  const { data, isPlaceholderData } = usePrefetchedQuery(adminListPeople, peopleParams(search));
  const { items, currentPage, totalPages, totalCount, isTotalCapped } = data;
  const { page: _, ...filters } = search;
  const isPast = items.length === 0 && currentPage > 1 && totalPages > 0;
  const holder = useListKeys<HTMLDivElement>();
  return (
    <Page ref={holder}>
      <PageCrumbs />
      <Heading level={1} size="lg" tabIndex={-1}>
        People
      </Heading>
      <Filters search={search} />
      <Stack gap="4" aria-busy={isPlaceholderData}>
        {isPast ? (
          <PastTheEnd
            icon="search"
            lastPage={totalPages}
            renderLink={(page, props) => (
              <Link to="/admin/people" search={{ ...filters, ...(page !== undefined && { page }) }} {...props} />
            )}
          />
        ) : items.length === 0 ? (
          <EmptyState
            icon="search"
            title={search.q === undefined ? 'No people match these filters' : `No people found for “${search.q}”`}
          >
            Search matches the beginning of names, emails and accounts. Check the spelling or remove a filter.
          </EmptyState>
        ) : (
          <>
            <Inline justify="between">
              <Text tone="muted" size="sm">
                {isTotalCapped
                  ? 'More than 10,000 people. Search to narrow the list.'
                  : counted(totalCount, 'person', 'people')}
              </Text>
              <ListKeysHint />
            </Inline>
            <Table caption="People" captionHidden columns={COLUMNS} rows={items} rowKey={({ userId }) => userId} />
          </>
        )}
      </Stack>
      {totalPages > 1 && !isPast ? (
        <Pagination
          page={currentPage}
          pageCount={totalPages}
          renderLink={(page, props) => <Link to="/admin/people" search={{ ...search, page }} {...props} />}
        />
      ) : null}
    </Page>
  );
}
