import { Inline } from '@regen/ui-kit/Inline';
import { FavoriteButton } from '~/features/favorites/index.ts';
import * as styles from './BuyBox.css.ts';
import { CompareButton } from './CompareButton.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';

/** More actions for a product, and when it arrives. */
export function ProductExtras({ sku, name, isOut }: { sku: string; name: string; isOut: boolean }) {
  return (
    <>
      {isOut ? null : (
        <div className={styles.promise}>
          <DeliveryPromise />
        </div>
      )}
      <Inline gap="2">
        <FavoriteButton sku={sku} />
        <CompareButton sku={sku} name={name} />
      </Inline>
    </>
  );
}
