import { IconButton } from '@regen/ui-kit/IconButton';
import { usePricesHidden, useSetPricesHidden } from '~/kernel/prices-hidden.ts';
import * as styles from './Header.css.ts';

/** As long as a professional's prices are hidden, the header of every page says so, and shows them when pressed. */
export function HiddenPricesMark() {
  const isHidden = usePricesHidden();
  const setHidden = useSetPricesHidden();
  if (!isHidden) return null;
  return (
    <div className={styles.hiddenPrices}>
      <IconButton
        icon="eyeOff"
        size="sm"
        label="Your prices are hidden. Show prices"
        onClick={({ currentTarget }) => {
          // The button disappears: the link to the home page is beside it.
          currentTarget.closest('header')?.querySelector('a')?.focus({ preventScroll: true });
          setHidden(false);
        }}
      />
    </div>
  );
}
