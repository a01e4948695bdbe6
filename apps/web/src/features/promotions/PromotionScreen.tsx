import { Countdown } from '@regen/ui-kit/Countdown';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { ContentPicture, RichColumns } from '~/features/content/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { promotionDate } from './promotion-dates.ts';
import { onThisDevice, promotionOf, usePromotionTurns, type PromotionState } from './promotion-queries.ts';
import * as styles from './promotion.css.ts';
import { PromotionDays } from './PromotionDays.tsx';
import { PromotionNotFound } from './PromotionNotFound.tsx';
import { TodaysOffer } from './TodaysOffer.tsx';

const pictureSizes = '(min-width: 64em) 36rem, 100vw';

/** `/12-days-of-glymed`: before it starts, day by day, and after its end. */
export function PromotionScreen({ slug }: { slug: string }) {
  const { data: state } = usePrefetchedQuery(promotionOf, slug, useCaller());
  usePromotionTurns(slug);
  // It may have been taken back while somebody was on the page.
  if (!state) return <PromotionNotFound slug={slug} />;
  const { promotion, days, today, status } = state;
  const current = days.find(({ day }) => day === today);
  const hasEnded = status === 'Ended';
  return (
    <Page width="wide" space="sm" gap="12">
      <PageCrumbs />
      <Head state={state} />
      {current?.offer ? <TodaysOffer key={current.day} {...current} offer={current.offer} state={state} /> : null}
      {hasEnded ? <RichColumns text={promotion.afterBody} /> : null}
      <PromotionDays state={state} />
      {hasEnded ? null : <RichColumns text={promotion.body} />}
    </Page>
  );
}

function Head({ state }: { state: PromotionState }) {
  const { promotion, startsAt, timezone, status } = state;
  const { title, summary, picture } = promotion;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="lg" tone="muted" measure>
          {status === 'Ended' ? 'This promotion has ended.' : summary}
        </Text>
        {status === 'Upcoming' ? (
          <>
            <Countdown label="Starts in" until={onThisDevice(startsAt, state)} ended="It’s starting now." />
            <Text size="sm" tone="muted">
              Starts <time dateTime={startsAt}>{promotionDate(startsAt, timezone, 'moment')}</time>
            </Text>
          </>
        ) : null}
      </div>
      {picture ? (
        <Frame className={styles.picture}>
          <ContentPicture file={picture} sizes={pictureSizes} isPriority isDecorative />
        </Frame>
      ) : null}
    </header>
  );
}
