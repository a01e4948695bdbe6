import type { RetailLocation } from '@regen/sdk';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { AfterHydration } from '~/kernel/page/AfterHydration.tsx';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { openingLines } from './opening-lines.ts';
import { addressLines, directionsHref, distanceText, phoneHref } from './place-text.ts';
import * as styles from './places.css.ts';

// Not written by the server, whose page is kept for longer than it is true.
const OpenLine = lazyPart(() => import('./OpenLine.tsx'), 'OpenLine', orNothing);

export interface PlaceDetailsProps {
  place: RetailLocation;
  /** Links to the page of the store, unless the details are on it. */
  hasStoreLink?: boolean;
}

/** How far, where, when and by which number. */
export function PlaceDetails({ place, hasStoreLink = false }: PlaceDetailsProps) {
  const { phone, hours, timezone, storeLabel, accountName } = place;
  const distance = distanceText(place);
  const week = openingLines(hours);
  return (
    <div className={styles.details}>
      {distance ? (
        <Text weight="semibold" tone="heading" numeric>
          {distance}
        </Text>
      ) : null}
      {week.length > 0 ? (
        <div className={styles.open}>
          <AfterHydration>
            <OpenLine hours={hours} timezone={timezone} />
          </AfterHydration>
        </div>
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
      <div>
        <TextLink href={directionsHref(place)} target="_blank" rel="noreferrer">
          Directions<VisuallyHidden> to {place.name} (opens in a new tab)</VisuallyHidden>
        </TextLink>
      </div>
      {week.length > 0 ? (
        <dl className={styles.hours} aria-label="Hours">
          {week.map(({ days, times }) => (
            <div key={days} className={styles.day}>
              <dt className={styles.days}>{days}</dt>
              <dd className={styles.times}>{times}</dd>
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
