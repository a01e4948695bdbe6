import { daySpan } from '@regen/domain';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './cart.css.ts';
import type { CartView } from './pending-changes.ts';
import { useDelivery } from './use-delivery.ts';

/** When the cart arrives if it is ordered now. */
export function Arrival({ cart }: { cart: CartView }) {
  const { days } = useDelivery(cart);
  return (
    <div className={styles.arrival}>
      {days ? (
        <Text as="span" size="sm">
          Arrives {daySpan(days)}
        </Text>
      ) : null}
    </div>
  );
}
