import type { Price as PriceOf } from '@regen/sdk';
import { Price } from '@regen/ui-kit/Price';
import type { ReactNode } from 'react';
import { useIsHydrated, useSession } from '~/kernel/use-session.ts';
import * as styles from './OwnPrice.css.ts';

export interface OwnPriceProps {
  price: PriceOf;
  size?: 'lg';
  /** Shows the list price and the reason to everybody, with more behind the reason. */
  details?: ReactNode;
}

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
  return (
    <Price
      className={isPersonal ? undefined : others}
      size={size}
      amount={price.yourPrice}
      compareAt={isExplained ? price.listPrice : undefined}
      reason={isExplained ? price.reasonText : undefined}
      reasonDetails={details}
    />
  );
}
