import type { RewardsEntry, RewardsInfo } from '@regen/sdk';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Link } from '@regen/ui-kit/Link';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Link as RouterLink } from '@tanstack/react-router';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { figure } from '~/kernel/words/counts.ts';
import { shortDayOf } from '~/kernel/words/dates.ts';
import { signedPoints } from './rewards-text.ts';

const events: readonly TableColumn<RewardsEntry>[] = [
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
];

/** Points earned reveal what an order cost, so both columns are left out while prices are hidden. */
const figures: readonly TableColumn<RewardsEntry>[] = [
  { id: 'points', header: 'Points', align: 'end', cell: ({ points }) => signedPoints(points) },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => figure(balance) },
];

/** Where the points of a year came from and where they went, newest first. */
export function RewardsLedger({ info: { year, entries } }: { info: RewardsInfo }) {
  const isHidden = usePricesHidden();
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
    <Table
      caption={`Points in ${year}`}
      captionHidden
      columns={isHidden ? events : [...events, ...figures]}
      rows={entries.items}
      rowKey={({ id }) => id}
    />
  );
}
