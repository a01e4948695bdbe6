import { Banner } from '@regen/ui-kit/Banner';
import { Text } from '@regen/ui-kit/Text';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { isChangedOrder } from './is-changed-order.ts';

/** Why an order was not changed. If someone else was first, the page already shows what they did. */
export function OrderFailure({ error }: { error: Error | null }) {
  if (error === null) return null;
  if (!isChangedOrder(error)) return <FailureBanner error={error} />;
  return (
    <Banner tone="warning" live title="This order has changed">
      <Text>
        Someone else changed it first, so your change wasn’t saved. This is the order now. Check it, then try again.
      </Text>
    </Banner>
  );
}
