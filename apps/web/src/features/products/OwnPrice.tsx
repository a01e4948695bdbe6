import { Price } from '@regen/ui-kit/Price';
import { Text } from '@regen/ui-kit/Text';
import { Suspense } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { useIsHydrated, useSession } from '~/kernel/use-session.ts';
import type { OwnPriceProps } from './own-price-props.ts';
import * as styles from './OwnPrice.css.ts';

// Most visitors are no professionals.
const ProfessionalPrice = lazyPart(() => import('./ProfessionalPrice.tsx'), 'ProfessionalPrice');

/**
 * A product's price for the viewer. The page comes with the prices for visitors, which professionals and schools never
 * pay: until theirs are there, the space of the price stays empty.
 */
export function OwnPrice({ price, size, details }: OwnPriceProps) {
  const isHydrated = useIsHydrated();
  const site = useSession()?.site;
  const isPersonal = price.reason !== 'list';
  const isExplained = isPersonal || details !== undefined;
  const hasOwn = site === 'b2b' || site === 'school';
  const others = isHydrated ? (hasOwn ? styles.waiting : undefined) : styles.forVisitors;
  const plain = (
    <Price
      className={isPersonal ? undefined : others}
      size={size}
      amount={price.yourPrice}
      reason={isExplained ? price.reasonText : undefined}
      reasonDetails={details}
    />
  );
  return price.reason === 'tier' || price.reason === 'professional' ? (
    <Suspense
      fallback={
        <>
          <Price className={styles.waiting} size={size} amount={price.yourPrice} reason={price.reasonText} />
          {price.retailPrice === undefined ? null : <Text size="sm">&nbsp;</Text>}
        </>
      }
    >
      <ProfessionalPrice price={price} size={size} details={details} />
    </Suspense>
  ) : (
    plain
  );
}
