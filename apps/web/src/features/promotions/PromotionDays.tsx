import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { promotionDate } from './promotion-dates.ts';
import type { PromotionState } from './promotion-queries.ts';
import * as styles from './promotion.css.ts';

/** All days: what past ones offered, today, and those to come, which stay closed. */
export function PromotionDays({ state: { days, today, timezone } }: { state: PromotionState }) {
  return (
    <section aria-labelledby="days">
      <Stack gap="5">
        <Heading level={2} size="md" id="days">
          Day by day
        </Heading>
        <ol className={styles.days}>
          {days.map(({ day, startsAt, offer }) => {
            const isToday = day === today;
            return (
              <li key={day} aria-current={isToday ? 'date' : undefined}>
                <div className={offer ? styles.day : styles.closedDay}>
                  <Text size="sm" tone="muted">
                    Day {day} · <time dateTime={startsAt}>{promotionDate(startsAt, timezone, 'day')}</time>
                  </Text>
                  {offer ? (
                    <>
                      <Text weight="semibold">{offer.title}</Text>
                      <Text size="sm" tone="muted">
                        {isToday ? 'Today' : 'Ended'}
                      </Text>
                    </>
                  ) : (
                    <Text size="sm" tone="muted">
                      <Icon name="lock" size="sm" /> Not open yet
                    </Text>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </Stack>
    </section>
  );
}
