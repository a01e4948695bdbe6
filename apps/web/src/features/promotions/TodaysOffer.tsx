import type { PromotionDay } from '@regen/content-sdk/models';
import { Countdown } from '@regen/ui-kit/Countdown';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RichText } from '~/features/content/index.ts';
import { ProductGrid, ProductGridSkeleton, productsOf } from '~/features/products/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { CouponCode } from './CouponCode.tsx';
import { promotionDate } from './promotion-dates.ts';
import { onThisDevice, type OfferDay, type PromotionState } from './promotion-queries.ts';
import * as styles from './promotion.css.ts';

export interface TodaysOfferProps extends Omit<OfferDay, 'offer'> {
  offer: PromotionDay;
  state: PromotionState;
}

/** What today offers: its words, its code, the time that is left, and the products it is about. */
export function TodaysOffer({ day, startsAt, endsAt, offer, state }: TodaysOfferProps) {
  const { call } = useApp();
  const { timezone: zone } = state;
  const { title, body, products, couponCode } = offer;
  // The loader has requested them; a failure affects only this part.
  const query = productsOf(call, products, useCaller());
  const {
    data: now,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...query,
    enabled: products.length > 0,
    // A signed-in person sees what the server rendered for everyone until their own is there.
    placeholderData: keepPreviousData,
  });
  const data = useRendered(query.queryKey, now);
  return (
    <section className={styles.offer} aria-labelledby="today">
      <SectionHead
        level={2}
        id="today"
        lead={`Day ${day}, ${promotionDate(startsAt, zone, 'date')}`}
        action={
          <Countdown
            key={endsAt}
            label="Ends in"
            until={onThisDevice(endsAt, state)}
            variant="line"
            ended="Offer ended."
          />
        }
      >
        {title}
      </SectionHead>
      <div className={styles.offerWords}>
        <RichText text={body} headingLevel={3} />
        {couponCode === undefined ? null : (
          <CouponCode code={couponCode} note={`Until ${promotionDate(endsAt, zone, 'moment')}`} />
        )}
      </div>
      {products.length > 0 ? (
        <Reading query={{ data, error, isFetching, refetch }} skeleton={<ProductGridSkeleton />}>
          {({ items }) => <ProductGrid products={items} columns={4} label="Products in today’s offer" />}
        </Reading>
      ) : null}
    </section>
  );
}
