import type { StaffOrderPage, StaffOrderSummary } from '@regen/sdk';
import { adminListOrders } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ListKeysHint, useListKeys } from '~/features/staff/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { counted, figure } from '~/kernel/words/counts.ts';
import { deskParams, parseDeskSearch, partOf, withChoice, type DeskPart, type DeskSearch } from './desk-search.ts';
import { ExportButton } from './ExportButton.tsx';
import { DeskParts, OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { PackDialog } from './PackDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const EMPTY: Readonly<Record<DeskPart, string>> = {
  paid: 'Nothing to pack',
  packed: 'Nothing to ship',
  shipped: 'No orders on their way',
  all: 'No orders',
};

/** "10,000+ orders": no more than that are counted. */
const countText = ({ totalCount, isTotalCapped }: StaffOrderPage): string =>
  isTotalCapped ? `${figure(totalCount)}+ orders` : counted(totalCount, 'order');

const workText = ({ toPackCount, toShipCount }: StaffOrderPage): string =>
  toPackCount + toShipCount === 0
    ? 'Nothing to pack or ship.'
    : `${counted(toPackCount, 'order')} to pack, ${figure(toShipCount)} to ship.`;

function NoOrders({ search }: { search: DeskSearch }) {
  const { state: _, page: _page, ...filters } = search;
  const isFiltered = Object.keys(filters).length > 0;
  const part = partOf(search);
  if (!isFiltered) return <EmptyState icon={part === 'all' ? 'box' : 'checkCircle'} title={EMPTY[part]} />;
  return (
    <EmptyState
      icon="search"
      title={search.q === undefined ? 'No orders match these filters' : `Nothing found for “${search.q}”`}
      action={
        <Button variant="secondary" asChild>
          {search.state === 'all' ? (
            <Link to="/admin/orders" search={{ state: 'all' }}>
              Clear all filters
            </Link>
          ) : (
            <Link to="/admin/orders" search={withChoice(search, { state: 'all' })}>
              Search all orders
            </Link>
          )}
        </Button>
      }
    />
  );
}

interface OrdersProps {
  search: DeskSearch;
  page: StaffOrderPage;
  onPack: (orders: readonly StaffOrderSummary[]) => void;
}

/** The orders of the page, and what can be done with several of them. */
function Orders({ search, page, onPack }: OrdersProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const part = partOf(search);
  const { items } = page;
  // Where paperwork is needed.
  const canSelect = part === 'paid' || part === 'packed';
  // What has left the page is no longer selected.
  const selected = items.filter(({ id }) => ids.has(id));
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return (
    <>
      {canSelect ? (
        <SelectionBar
          orders={items}
          selected={selected}
          selectAll={(isSelected) => setIds(new Set(isSelected ? items.map(({ id }) => id) : []))}
          onPack={part === 'paid' ? () => onPack(selected) : undefined}
        />
      ) : null}
      <OrderTable part={part} orders={items} selection={canSelect ? { has: (id) => ids.has(id), toggle } : undefined} />
    </>
  );
}

/** `/admin/orders`: orders to pack and to ship, and all others. */
export function OrderListScreen({ search: raw }: { search: RawSearch }) {
  const search = parseDeskSearch(raw);
  const params = deskParams(search);
  const { data, isPlaceholderData } = usePrefetchedQuery(adminListOrders, params);
  const [toPack, setToPack] = useState<readonly StaffOrderSummary[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const holder = useListKeys<HTMLDivElement>();
  const { items, currentPage, totalPages } = data;
  const isPast = items.length === 0 && currentPage > 1 && totalPages > 0;
  return (
    <Page ref={holder}>
      <PageCrumbs />
      <Stack gap="2">
        <Heading ref={heading} level={1} size="lg" tabIndex={-1}>
          Orders
        </Heading>
        <Text tone="muted">{workText(data)}</Text>
      </Stack>
      <DeskParts search={search} />
      <OrderFilters search={search} />
      <Inline justify="between">
        <Text size="sm">{countText(data)}</Text>
        <ListKeysHint />
        {data.totalCount > 0 ? <ExportButton key={JSON.stringify(params)} params={params} /> : null}
      </Inline>
      <Stack gap="4" aria-busy={isPlaceholderData}>
        {isPast ? (
          <PastTheEnd
            icon="box"
            lastPage={totalPages}
            renderLink={(page, props) => (
              <Link
                to="/admin/orders"
                search={{ ...withChoice(search, {}), ...(page !== undefined && { page }) }}
                {...props}
              />
            )}
          />
        ) : items.length === 0 ? (
          <NoOrders search={search} />
        ) : (
          <Orders key={JSON.stringify(params)} search={search} page={data} onPack={setToPack} />
        )}
      </Stack>
      {totalPages > 1 && !isPast ? (
        <Pagination
          page={currentPage}
          pageCount={totalPages}
          renderLink={(page, props) => <Link to="/admin/orders" search={{ ...search, page }} {...props} />}
        />
      ) : null}
      {toPack ? <PackDialog orders={toPack} onClose={() => setToPack(null)} returnFocus={heading} /> : null}
    </Page>
  );
}
