import { Banner } from '@regen/ui-kit/Banner';
import { Text } from '@regen/ui-kit/Text';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { isChangedOrder } from './is-changed-order.ts';

/** Why an order was not changed. If somebody else was first, the page shows by now what they did. */
export function OrderFailure({ error }: { error: Error | null }) {
  if (error === null) return null;
  if (!isChangedOrder(error)) return <FailureBanner error={error} />;
  return (
    <Banner tone="warning" live title="This order has changed">
      <Text>
        Someone else changed it first, so nothing was done. Here’s how it looks now. Check it, then try again.
      </Text>
    </Banner>
  );
}
