import { CHANNEL_LABELS, daySpan, ORDER_STATE_LABELS } from '@regen/domain';
import type { OrderState, StaffOrder } from '@regen/sdk';
import { adminGetOrder } from '@regen/sdk/query';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Timeline } from '@regen/ui-kit/Timeline';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { WithAside } from '@regen/ui-kit/WithAside';
import { OrderTotals } from '~/features/totals/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { momentOf } from '~/kernel/words/dates.ts';
import * as styles from './desk.css.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderLines, OrderPayments, StaffRefunds } from './OrderMoney.tsx';
import { OrderPeople } from './OrderPeople.tsx';
import { PrintLinks } from './PrintLinks.tsx';

/** Whether there is something to pick and to pack, or was. */
const isParcel = (state: OrderState): boolean => ['paid', 'packed', 'shipped', 'delivered'].includes(state);

function Head({ order }: { order: StaffOrder }) {
  const { id, number, state, payment, placedAt, site } = order;
  return (
    <Stack gap="3">
      <Inline justify="between">
        <Heading level={1} size="lg" tabIndex={-1}>
          Order {number}
        </Heading>
        {isParcel(state) ? (
          <Inline gap="2">
            <PrintLinks orderIds={[id]} />
          </Inline>
        ) : null}
      </Inline>
      <Inline gap="3">
        <OrderBadge state={state} payment={payment.status} />
        <Text size="sm" tone="muted">
          Placed <time dateTime={placedAt}>{momentOf(placedAt)}</time> · {CHANNEL_LABELS[site]}
        </Text>
      </Inline>
    </Stack>
  );
}

function Shipping({ order: { shippingMethod, expectedDelivery, tracking } }: { order: StaffOrder }) {
  return (
    <Stack as="section" gap="2" aria-labelledby="shipping">
      <Heading level={2} size="md" id="shipping">
        Shipping
      </Heading>
      <Text>
        {shippingMethod.name}
        {expectedDelivery === null ? '' : `, expected ${daySpan(expectedDelivery)}`}
      </Text>
      {tracking === null ? null : (
        <Text className={styles.wraps}>
          {tracking.url === null ? (
            `${tracking.carrier} ${tracking.number}`
          ) : (
            <TextLink href={tracking.url} target="_blank" rel="noreferrer">
              {tracking.carrier} {tracking.number}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </TextLink>
          )}
        </Text>
      )}
    </Stack>
  );
}

function History({ timeline }: Pick<StaffOrder, 'timeline'>) {
  return (
    <Stack as="section" gap="4" aria-labelledby="history">
      <Heading level={2} size="md" id="history">
        History
      </Heading>
      <Timeline
        events={timeline.map(({ state, at, note, by }, index) => ({
          id: `${index}-${at}`,
          // An order is placed once: what comes later in this state is a payment that failed.
          title: state === 'placed' && index > 0 ? 'Payment failed' : ORDER_STATE_LABELS[state],
          time: (
            <>
              <time dateTime={at}>{momentOf(at)}</time> · {by}
            </>
          ),
          note,
        }))}
      />
    </Stack>
  );
}

/** `/admin/orders/{orderId}`: everything about an order, and what can be done with it. */
export function StaffOrderScreen({ orderId }: { orderId: string }) {
  const { data: order } = usePrefetchedQuery(adminGetOrder, { orderId });
  const { number, lines, payments, refunds, timeline, couponCode } = order;
  return (
    <Page>
      <PageCrumbs here={`Order ${number}`} />
      <Head order={order} />
      <WithAside
        aside={
          <Stack gap="5">
            <Card padding="lg">
              <OrderPeople order={order} />
            </Card>
            <Card as="section" padding="lg" aria-labelledby="total">
              <Stack gap="4">
                <Heading level={2} size="md" id="total">
                  Total
                </Heading>
                {/* The list of discounts is the buyer's; the sum of them says enough here. */}
                <OrderTotals order={{ ...order, discounts: [] }} />
                {couponCode === null ? null : (
                  <Text size="sm" tone="muted">
                    Coupon {couponCode}
                  </Text>
                )}
              </Stack>
            </Card>
          </Stack>
        }
      >
        <Stack gap="8">
          <OrderActions order={order} />
          <OrderLines lines={lines} />
          <Shipping order={order} />
          {refunds.length > 0 ? <StaffRefunds order={order} /> : null}
          <OrderPayments payments={payments} />
          <History timeline={timeline} />
        </Stack>
      </WithAside>
    </Page>
  );
}
