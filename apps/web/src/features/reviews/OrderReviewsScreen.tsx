import type { OrderReviews } from '@regen/sdk';
import { reviewGetOrder } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ProductPicture } from '~/features/pictures/index.ts';
import type { RawSearch } from '~/kernel/search-params.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { orderReviewsParams } from './order-reviews-params.ts';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import * as styles from './reviews.css.ts';

export interface OrderReviewsScreenProps {
  orderId: string;
  search: RawSearch;
}

/** `/order/{orderId}/reviews`: the products of an order, each with its review or a form for one. */
export function OrderReviewsScreen({ orderId, search }: OrderReviewsScreenProps) {
  const params = orderReviewsParams(orderId, search);
  const { accessToken } = params;
  const { data: order } = usePrefetchedQuery(reviewGetOrder, params);
  const { isOpen, lines, orderNumber } = order;
  const waiting = lines.filter(({ review }) => review === null);
  // The form of the first product is open, if it is the only one to write.
  const [open, setOpen] = useState<number | null>(() => (waiting.length === 1 ? (waiting[0]?.line ?? null) : null));
  return (
    <Page width="narrow">
      <Stack gap="3">
        <Text eyebrow tone="muted">
          Order {orderNumber}
        </Text>
        <Heading level={1} size="lg" tabIndex={-1}>
          Review your products
        </Heading>
        {isOpen && lines.length > 0 ? (
          <Text tone="muted">A few words help others choose. Write about the product, not the delivery.</Text>
        ) : null}
      </Stack>
      {lines.length === 0 || (!isOpen && waiting.length === lines.length) ? (
        <EmptyState
          icon="box"
          title={isOpen ? 'Nothing to review' : 'Not yet'}
          action={
            <Button asChild>
              <Link to="/products">Browse all products</Link>
            </Button>
          }
        >
          {isOpen
            ? 'Nothing in this order can be reviewed.'
            : 'You can review your products once they’ve been delivered.'}
        </EmptyState>
      ) : (
        <Stack as="ul" gap="5">
          {lines.map((line) => (
            <li key={line.line}>
              <Line
                order={order}
                line={line}
                accessToken={accessToken}
                isOpen={open === line.line}
                onOpen={(isNow) => setOpen(isNow ? line.line : null)}
              />
            </li>
          ))}
        </Stack>
      )}
    </Page>
  );
}

interface LineProps {
  order: OrderReviews;
  line: OrderReviews['lines'][number];
  accessToken: string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function Line({ order, line, accessToken, isOpen, onOpen }: LineProps) {
  const { name, size, image, review } = line;
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button is gone; the focus goes to the product. */
  const close = (said: string) => {
    onOpen(false);
    announce(said);
    heading.current?.focus();
  };
  const canWrite = order.isOpen || review !== null;
  return (
    <Card padding="lg">
      <Stack gap="5">
        <div className={styles.line}>
          <Frame radius="md">
            <ProductPicture image={image} sizes="5rem" size="thumbnail" isDecorative />
          </Frame>
          <Stack gap="3" align="start">
            <Heading ref={heading} level={2} size="sm" tabIndex={-1}>
              {name}
            </Heading>
            <Text size="sm" tone="muted">
              <bdi>{size}</bdi>
            </Text>
            {review === null && !isOpen && canWrite ? (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onOpen(true)}
                aria-label={`Write a review of ${name}`}
              >
                Write a review
              </Button>
            ) : null}
          </Stack>
        </div>
        {isOpen ? (
          <ReviewForm
            key={review?.submittedAt}
            order={order}
            line={line}
            accessToken={accessToken}
            onSaved={() => close('Thank you. We’ll read your review before it’s published.')}
            onCancel={() => onOpen(false)}
          />
        ) : review ? (
          <OwnReviewCard
            review={review}
            name={name}
            accessToken={accessToken}
            onEdit={() => onOpen(true)}
            onDeleted={() => close('Your review was deleted.')}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
