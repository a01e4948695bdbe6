import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon, type IconName } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Mark } from '@regen/ui-kit/Mark';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { WithAside } from '@regen/ui-kit/WithAside';
import { Link } from '@tanstack/react-router';
import { UnpaidBanner } from '~/kernel/page/UnpaidBanner.tsx';
import { useSession } from '~/kernel/use-session.ts';
import { figure } from '~/kernel/words/counts.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { useArrival } from './arrival-text.ts';
import { confirmationText, stepsDone } from './confirmation-text.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import * as styles from './orders.css.ts';
import { OrderTotalCard } from './OrderTotalCard.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import { TrackButton } from './TrackButton.tsx';
import { useOrder } from './use-order.ts';

/** The confirmation of an order: what happens next, and everything that was ordered. */
export function ConfirmationScreen({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  const session = useSession();
  const { title, text, isOver } = confirmationText(order);
  return (
    <Page gap="10">
      <Stack gap="4" align="start">
        {isOver || order.canPay ? null : (
          <Mark tone="success" size="lg">
            <Icon name="check" size="xl" />
          </Mark>
        )}
        <Text eyebrow tone="muted">
          Order {order.number}
        </Text>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {order.canPay ? (
          <UnpaidBanner orderId={order.id} title="Not paid yet" />
        ) : (
          <Text size="lg" tone="muted" measure className={styles.withEmail}>
            {text}
          </Text>
        )}
        <Inline>
          {order.tracking?.url ? <TrackButton tracking={order.tracking} /> : null}
          <ReceiptButton order={order} />
          {session && order.userId === session.userId ? (
            <Button variant="secondary" asChild>
              <Link to="/$site/my-account/my-orders/$orderId" params={{ site: session.site, orderId: order.id }}>
                View order
              </Link>
            </Button>
          ) : null}
          {order.state === 'delivered' ? (
            <Button variant="secondary" asChild>
              <Link to="/order/$orderId/reviews" params={{ orderId: order.id }}>
                Review your products
              </Link>
            </Button>
          ) : null}
          <Button variant="ghost" asChild>
            <Link to="/products">Continue shopping</Link>
          </Button>
        </Inline>
      </Stack>
      <WithAside
        aside={
          <OrderTotalCard order={order}>
            {order.pointsEarned > 0 && !isOver ? (
              <Text size="sm" tone="success">
                This order earns {figure(order.pointsEarned)} REGEN rewards points.
              </Text>
            ) : null}
          </OrderTotalCard>
        }
      >
        <Stack gap="10">
          {order.canPay ? null : <NextSteps order={order} />}
          {session === null && order.isClaimable && !isOver ? <AccountOffer order={order} /> : null}
          <Stack as="section" gap="4" aria-labelledby="order-items">
            <Heading level={2} size="md" id="order-items">
              What you ordered
            </Heading>
            <OrderItems items={order.items} />
          </Stack>
          <OrderFacts order={order} />
        </Stack>
      </WithAside>
    </Page>
  );
}

interface Step {
  icon: IconName;
  title: string;
  text: string;
}

function NextSteps({ order }: { order: Order }) {
  const arrival = useArrival(order);
  const all: readonly Step[] = [
    { icon: 'mail', title: 'Confirmation', text: `We’ll email it to ${order.email}, with everything below.` },
    { icon: 'box', title: 'Packing', text: 'We pack your order within one business day.' },
    {
      icon: 'truck',
      title: 'Delivery',
      text: [
        `${order.shippingMethod.name} to ${order.shippingAddress.city}.`,
        ...(arrival === null ? [] : [`${arrival}.`]),
        ...(order.tracking === null ? ['We’ll email you the tracking number once it ships.'] : []),
      ].join(' '),
    },
  ];
  const steps = all.slice(stepsDone(order.state));
  if (steps.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="order-next">
      <Heading level={2} size="md" id="order-next">
        What happens next
      </Heading>
      <ol className={styles.next}>
        {steps.map(({ icon, title, text }) => (
          <li key={title} className={styles.nextStep}>
            <Mark tone="accent">
              <Icon name={icon} />
            </Mark>
            <span>
              <Text as="span" weight="semibold">
                {title}
              </Text>
              <Text tone="muted" className={styles.withEmail}>
                {text}
              </Text>
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
