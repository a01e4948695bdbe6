import { orderGet } from '@regen/sdk/query';
import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { orderParams } from '~/features/checkout/index.ts';
import { useSession } from '~/session/index.ts';
import { orderErrorText } from './order-access-note.ts';
import * as styles from './orders.css.ts';

export interface OrderLoaderProps {
  orderId: string;
  children: (order: Order) => ReactNode;
}

export function OrderSkeleton() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.layout}>
        <Stack gap="5">
          <Skeleton shape="heading" width="threeQuarters" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
        <Skeleton shape="block" />
      </div>
    </Container>
  );
}

/** Reads an order as whoever is at this browser may, with its loading and error states. */
export function OrderLoader({ orderId, children }: OrderLoaderProps) {
  const app = useApp();
  const isSignedIn = useSession() !== null;
  const href = useLocation({ select: ({ href: address }) => address });
  const { data, error, refetch, isFetching } = useQuery(orderGet(app.call, orderParams(app, orderId)));
  if (data !== undefined) return children(data);
  if (error === null) return <OrderSkeleton />;
  const { title, message, requestId } = orderErrorText(error, isSignedIn);
  return (
    <Container paddingY="12">
      <ErrorState
        headingLevel={1}
        title={title}
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          isSignedIn ? undefined : (
            <Button variant="secondary" asChild>
              <Link to="/login" search={{ redirect: href }}>
                Sign in
              </Link>
            </Button>
          )
        }
      />
    </Container>
  );
}
