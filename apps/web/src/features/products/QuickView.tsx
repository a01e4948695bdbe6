import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Frame } from '@regen/ui-kit/Frame';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ProductPicture } from '~/features/pictures/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { BuyBox } from './BuyBox.tsx';
import { productOf } from './product-queries.ts';
import * as styles from './QuickView.css.ts';
import { useCloseQuickView } from './use-close-quick-view.ts';

export interface QuickViewProps {
  sku: string;
  isOpen: boolean;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A product over the page: enough to decide and to buy, and the way to its own page. */
export function QuickView({ sku, isOpen, returnFocus }: QuickViewProps) {
  const { call } = useApp();
  const close = useCloseQuickView();
  // No loader: it lies over any page; its link starts the read.
  const { data, error, refetch } = useQuery(productOf(call, sku, useCaller()));
  return (
    <Dialog
      size="lg"
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      returnFocus={returnFocus}
      title={data?.name ?? 'Quick view'}
      description={data?.tagline}
    >
      {data ? (
        <div className={styles.columns}>
          {/* In the dark, a dialog has the color of the frame. A picture needs no line around it; its absence does. */}
          <Frame focus="low" outline={data.image === null} className={styles.picture}>
            <ProductPicture image={data.image} sizes="(min-width: 48em) 22rem, 40vw" size="retail" />
          </Frame>
          <div className={styles.text}>
            <Text size="sm" tone="muted">
              <bdi>{data.size}</bdi> · SKU {data.sku}
            </Text>
            <BuyBox key={sku} product={data} />
            <Text clamp={3}>{data.description[0]}</Text>
            <Button variant="ghost" size="sm" iconEnd="arrowEnd" flush asChild>
              <Link to="/products/$sku" params={{ sku }}>
                View details
              </Link>
            </Button>
          </div>
        </div>
      ) : error ? (
        <ErrorState {...describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.columns}>
          <VisuallyHidden>
            <output>Loading the product</output>
          </VisuallyHidden>
          <Frame focus="low" className={styles.picture}>
            <Skeleton shape="picture" />
          </Frame>
          <div className={styles.text}>
            <Skeleton width="half" />
            <Skeleton shape="heading" width="quarter" />
            <Skeleton shape="button" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      )}
    </Dialog>
  );
}
