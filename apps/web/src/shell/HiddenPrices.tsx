import { IconButton } from '@regen/ui-kit/IconButton';
import { useClientView, useShowPrices } from '~/kernel/client-view.ts';
import * as styles from './Header.css.ts';

/** As long as a professional's prices are hidden, the header of every page says so, and shows them when pressed. */
export function HiddenPrices() {
  const isHidden = useClientView();
  const show = useShowPrices();
  if (!isHidden) return null;
  return (
    <div className={styles.hiddenPrices}>
      <IconButton
        icon="eyeOff"
        size="sm"
        label="Your prices are hidden. Show prices"
        onClick={({ currentTarget }) => show(currentTarget.closest('header')?.querySelector('a'))}
      />
    </div>
  );
}
