import type { ApplicationSummary } from '@regen/sdk';
import { adminListApplications } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { ListKeysHint, useListKeys } from '~/features/staff/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useWordsInUrl } from '~/kernel/use-words-in-url.ts';
import { counted } from '~/kernel/words/counts.ts';
import { momentOf } from '~/kernel/words/dates.ts';
import { BUSINESS_TYPES, labelOf } from './apply-schema.ts';
import { parseQueueSearch, QUEUE_PARTS, queueParams, type QueueSearch } from './queue-search.ts';
import { StatusBadge } from './StatusBadge.tsx';

const PARTS = {
  waiting: { label: 'Waiting', empty: 'No applications are waiting' },
  accepted: { label: 'Accepted', empty: 'No accepted applications' },
  declined: { label: 'Declined', empty: 'No declined applications' },
} as const;

type Column = TableColumn<ApplicationSummary>;

const columns = (now: number): Column[] => [
  {
    id: 'business',
    header: 'Business',
    rowHeader: true,
    cell: ({ applicationId, businessName }) => (
      <TextLink asChild>
        {/* Opening one is logged, pointing at it is not opening it. */}
        <Link to="/admin/applications/$applicationId" params={{ applicationId }} preload={false}>
          {businessName}
        </Link>
      </TextLink>
    ),
  },
  { id: 'applicant', header: 'Applicant', cell: ({ applicantName }) => applicantName },
  { id: 'kind', header: 'Type', cell: ({ businessType }) => labelOf(BUSINESS_TYPES, businessType) },
  { id: 'country', header: 'Country', cell: ({ countryCode }) => countryCode },
  { id: 'reference', header: 'Reference', cell: ({ reference }) => reference },
  {
    id: 'sent',
    header: 'Sent',
    cell: ({ submittedAt }) => <time dateTime={submittedAt}>{momentOf(submittedAt)}</time>,
  },
  { id: 'due', header: 'Due', cell: ({ dueAt }) => <time dateTime={dueAt}>{momentOf(dueAt)}</time> },
  { id: 'status', header: 'Status', cell: (application) => <StatusBadge application={application} now={now} /> },
];

function QueueSearchField({ search }: { search: QueueSearch }) {
  const navigate = useNavigate();
  const { page: _, ...kept } = search;
  const words = useWordsInUrl(search.q, (q) => {
    const { q: _former, ...rest } = kept;
    const next = { ...rest, ...(q !== undefined && { q }) };
    void navigate({ to: '/admin/applications', search: next, replace: true, resetScroll: false });
  });
  return (
    <search>
      <TextField label="Search applications" hint="Reference, business, name, email or license number" {...words} />
    </search>
  );
}

/** `/admin/applications`: applications that wait for a decision, and past decisions. */
export function QueueScreen({ search: raw, now }: { search: RawSearch; now: number }) {
  const search = parseQueueSearch(raw);
  const { data, isPlaceholderData } = usePrefetchedQuery(adminListApplications, queueParams(search));
  const { items, currentPage, totalPages, waitingCount, overdueCount } = data;
  const part = search.part ?? 'waiting';
  const holder = useListKeys<HTMLDivElement>();
  return (
    <Page ref={holder}>
      <PageCrumbs />
      <Heading level={1} size="lg" tabIndex={-1}>
        Applications
      </Heading>
      <Text tone="muted">
        {waitingCount === 0
          ? 'Every application has been decided.'
          : `${counted(waitingCount, 'application')} waiting${overdueCount === 0 ? '' : `, ${overdueCount} overdue`}.`}
      </Text>
      <nav aria-label="Applications">
        <Inline gap="2">
          {QUEUE_PARTS.map((each) => (
            <Button key={each} variant={each === part ? 'primary' : 'secondary'} size="sm" asChild>
              <Link
                to="/admin/applications"
                search={each === 'waiting' ? {} : { part: each }}
                activeOptions={{ exact: true }}
                aria-current={each === part ? 'page' : undefined}
              >
                {PARTS[each].label}
              </Link>
            </Button>
          ))}
        </Inline>
      </nav>
      <QueueSearchField search={search} />
      {items.length > 0 ? <ListKeysHint /> : null}
      <div aria-busy={isPlaceholderData}>
        {items.length === 0 ? (
          <EmptyState
            icon={search.q === undefined ? 'checkCircle' : 'search'}
            title={search.q === undefined ? PARTS[part].empty : `Nothing found for “${search.q}”`}
          />
        ) : (
          <Table
            caption={`${PARTS[part].label} applications`}
            captionHidden
            columns={columns(now)}
            rows={items}
            rowKey={({ applicationId }) => applicationId}
          />
        )}
      </div>
      {totalPages > 1 ? (
        <Pagination
          page={currentPage}
          pageCount={totalPages}
          renderLink={(page, props) => <Link to="/admin/applications" search={{ ...search, page }} {...props} />}
        />
      ) : null}
    </Page>
  );
}
