import type { OrderSummary } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Select } from '@regen/ui-kit/Select';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link as RouterLink, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { HiddenPricesNotice } from '~/kernel/page/HiddenPricesNotice.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { preparedInView } from '~/kernel/prepare.ts';
import { useOwnUsd } from '~/kernel/shown-price.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { ordersOf, type OrdersSearch } from './order-queries.ts';
import { canPayNow, statusText, statusTone } from './order-status.ts';
import { OrderAgain } from './OrderAgain.tsx';
import { orderedNames } from './ordered-names.ts';
import { OrderedPictures } from './OrderedPictures.tsx';
import * as styles from './orders.css.ts';

const ROUTE = '/$site/my-account/my-orders';

/** The orders of the signed-in person: paged, filtered by year and by a search. */
export function OrdersScreen({ year, page = 1, search }: OrdersSearch) {
  const { site, userId } = usePerson();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const { data, isPlaceholderData } = usePrefetchedQuery(ordersOf, userId, { year, page, search });
  const count = isPlaceholderData ? undefined : data.totalCount;
  useEffect(() => {
    if (count === undefined || (year === undefined && search === undefined)) return;
    const found = counted(count, 'order');
    announce(`${found}${search === undefined ? '' : ` with “${search}”`}${year === undefined ? '' : ` in ${year}`}`);
  }, [count, year, search, announce]);
  return (
    <Stack gap="6">
      <Inline justify="between" align="end">
        <Heading level={1} size="lg" tabIndex={-1}>
          Your orders
        </Heading>
        {data.years.length > 1 ? (
          <Select
            id="order-year"
            label="Year"
            inline
            size="sm"
            placeholder="All years"
            options={data.years.map((entry) => ({ value: String(entry), label: String(entry) }))}
            value={year === undefined ? '' : String(year)}
            onChange={(event) => {
              const chosen = event.target.value === '' ? undefined : Number(event.target.value);
              void navigate({ to: ROUTE, params: { site }, search: { year: chosen, search }, resetScroll: false });
            }}
          />
        ) : null}
      </Inline>
      <HiddenPricesNotice />
      {data.years.length > 0 || search !== undefined ? (
        <OrderSearch
          key={search}
          search={search}
          onSearch={(words) =>
            void navigate({ to: ROUTE, params: { site }, search: { year, search: words }, resetScroll: false })
          }
        />
      ) : null}
      {data.items.length === 0 ? (
        <NoOrders year={year} search={search} site={site} lastPage={data.totalPages} />
      ) : (
        <ul className={isPlaceholderData ? `${styles.list} ${styles.pending}` : styles.list}>
          {data.items.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} site={site} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={data.totalPages}
        label="Order pages"
        renderLink={(to, props) => (
          <RouterLink
            to={ROUTE}
            params={{ site }}
            search={{ year, search, page: to === 1 ? undefined : to }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </Stack>
  );
}

interface OrderSearchProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

function OrderSearch({ search = '', onSearch }: OrderSearchProps) {
  return (
    <search aria-label="Your orders">
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('search');
          const text = typeof words === 'string' ? words.trim() : '';
          onSearch(text === '' ? undefined : text);
        }}
      >
        <TextField
          type="search"
          name="search"
          label="Find an order"
          labelHidden
          placeholder="Number, product or SKU"
          iconStart="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
        {search === '' ? null : (
          <Button variant="ghost" onClick={() => onSearch(undefined)}>
            Clear
          </Button>
        )}
      </form>
    </search>
  );
}

interface NoOrdersProps {
  year: number | undefined;
  search: string | undefined;
  site: string;
  lastPage: number;
}

/** @internal Exported for its test. */
export function NoOrders({ year, search, site, lastPage }: NoOrdersProps) {
  if (lastPage > 0) {
    return (
      <PastTheEnd
        icon="box"
        lastPage={lastPage}
        renderLink={(page, props) => (
          <RouterLink to={ROUTE} params={{ site }} search={{ year, search, page }} {...props} />
        )}
      />
    );
  }
  const isWhole = year === undefined && search === undefined;
  const when = year === undefined ? '' : ` in ${year}`;
  return (
    <EmptyState
      icon="box"
      title={
        isWhole ? 'No orders yet' : search === undefined ? `No orders${when}` : `No orders match “${search}”${when}`
      }
      action={
        <Button asChild>
          {isWhole ? (
            <RouterLink to="/products">Browse all products</RouterLink>
          ) : (
            <RouterLink to={ROUTE} params={{ site }} search={{}}>
              {search === undefined ? 'Show all years' : 'Show all orders'}
            </RouterLink>
          )}
        </Button>
      }
    >
      {search === undefined
        ? 'Your orders appear here to track, print and reorder.'
        : 'Search by order number, product name or SKU.'}
    </EmptyState>
  );
}

function OrderCard({ order, site }: { order: OrderSummary; site: string }) {
  const status = statusText(order.state, order.paymentStatus);
  const canPay = canPayNow(order);
  const ownUsd = useOwnUsd();
  return (
    <Card as="article" aria-labelledby={`order-${order.id}`}>
      <div className={styles.order}>
        <div className={styles.orderHead}>
          <Heading level={2} size="xs" id={`order-${order.id}`}>
            <Link variant="standalone" asChild>
              <RouterLink
                to="/$site/my-account/my-orders/$orderId"
                params={{ site, orderId: order.id }}
                {...preparedInView()}
              >
                Order {order.number}
              </RouterLink>
            </Link>
          </Heading>
          <Text as="span" tone="muted" size="sm">
            <time dateTime={order.placedAt}>{dayOf(order.placedAt)}</time>
          </Text>
        </div>
        <OrderedPictures items={order.items} />
        <Text>{orderedNames(order.items)}</Text>
        <div className={styles.orderFoot}>
          <Inline gap="3">
            <Badge tone={statusTone(order.state, order.paymentStatus)}>{status}</Badge>
            <Text as="span" numeric>
              <strong>{ownUsd(order.total)}</strong> · {counted(order.itemCount, 'item')}
            </Text>
          </Inline>
          <Inline gap="2">
            {canPay ? (
              <Button size="sm" asChild>
                <RouterLink to="/checkout" search={{ order: order.id }}>
                  Pay now<VisuallyHidden> for order {order.number}</VisuallyHidden>
                </RouterLink>
              </Button>
            ) : null}
            <OrderAgain order={order} />
          </Inline>
        </div>
      </div>
    </Card>
  );
}
