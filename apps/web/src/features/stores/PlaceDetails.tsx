import type { RetailLocation } from '@regen/sdk';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { openingLines } from './opening-lines.ts';
import { addressLines, distanceText, phoneHref } from './place-text.ts';
import * as styles from './places.css.ts';

export interface PlaceDetailsProps {
  place: RetailLocation;
  /** Links to the page of the store, unless the details are on it. */
  hasStoreLink?: boolean;
}

/** How far, where, when and by which number. */
export function PlaceDetails({ place, hasStoreLink = false }: PlaceDetailsProps) {
  const { phone, hours, storeLabel, accountName } = place;
  const distance = distanceText(place);
  const week = openingLines(hours);
  return (
    <div className={styles.details}>
      {distance ? (
        <Text weight="semibold" tone="heading" numeric>
          {distance}
        </Text>
      ) : null}
      <Text as="address" className={styles.lines}>
        {addressLines(place).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone ? (
          <span>
            <TextLink href={phoneHref(phone)}>{phone}</TextLink>
          </span>
        ) : null}
      </Text>
      {week.length > 0 ? (
        <dl className={styles.hours} aria-label="Hours">
          {week.map(({ days, times }) => (
            <div key={days} className={styles.day}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {hasStoreLink && storeLabel ? (
        <div>
          <TextLink variant="standalone" asChild>
            <Link to="/store/$storeLabel" params={{ storeLabel }}>
              Visit {accountName}
            </Link>
          </TextLink>
        </div>
      ) : null}
    </div>
  );
}
