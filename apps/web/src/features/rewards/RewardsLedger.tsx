import type { RewardsEntry, RewardsInfo } from '@regen/sdk';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Link } from '@regen/ui-kit/Link';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Link as RouterLink } from '@tanstack/react-router';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { figure } from '~/kernel/words/counts.ts';
import { shortDayOf } from '~/kernel/words/dates.ts';
import { signedPoints } from './rewards-text.ts';

const columns: readonly TableColumn<RewardsEntry>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDayOf(createdAt)}</time>,
  },
  {
    id: 'note',
    header: 'Activity',
    rowHeader: true,
    cell: ({ note, orderId }) =>
      orderId === null ? (
        note
      ) : (
        <Link asChild>
          <RouterLink to="/$site/my-account/my-orders/$orderId" params={{ site: 'b2b', orderId }}>
            {note}
          </RouterLink>
        </Link>
      ),
  },
  { id: 'points', header: 'Points', align: 'end', cell: ({ points }) => signedPoints(points) },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => figure(balance) },
];

/** Where the points of a year came from and where they went, newest first. */
export function RewardsLedger({ info: { year, entries } }: { info: RewardsInfo }) {
  const lastPage = entries.totalPages;
  if (entries.items.length === 0 && lastPage > 0) {
    return (
      <PastTheEnd
        icon="star"
        headingLevel={3}
        lastPage={lastPage}
        renderLink={(page, props) => (
          <RouterLink
            to="/$site/my-account/regen-rewards"
            params={{ site: 'b2b' }}
            search={{ year, page }}
            {...props}
          />
        )}
      />
    );
  }
  if (entries.items.length === 0) {
    return (
      <EmptyState icon="star" headingLevel={3} title={`No points in ${year}`}>
        Points you earn and spend show up here.
      </EmptyState>
    );
  }
  return (
    <Table caption={`Points in ${year}`} captionHidden columns={columns} rows={entries.items} rowKey={({ id }) => id} />
  );
}
