import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Suspense, useState } from 'react';
import { LateHeldPoints, worth } from '~/features/rewards/index.ts';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { figure } from '~/kernel/words/counts.ts';
import type { CartWriter } from './cart-writer.ts';
import type { CartView } from './pending-changes.ts';

const CartOffers = lazyPart(() => import('./CartOffers.tsx'), 'CartOffers', orNothing);

/** For the checkout: coupon and points on one line, until they are asked for or applied. */
export function LateOffers({ cart, writer }: { cart: CartView; writer: CartWriter }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { coupon, rewards } = cart;
  if (!isAskedFor && !coupon?.isApplied && !rewards?.appliedPoints) {
    return (
      <Stack gap="2" align="start">
        {rewards?.canUse ? (
          <>
            <Text size="sm" tone="muted">
              You have {figure(rewards.balance)} points ({worth(rewards.balance, rewards.pointValue)}).
              {rewards.pointsToEarn > 0 ? ` This order earns ${figure(rewards.pointsToEarn)}.` : ''}
            </Text>
            <LateHeldPoints />
          </>
        ) : null}
        <Button variant="ghost" size="sm" flush onClick={() => setIsAskedFor(true)}>
          {rewards?.canUse ? 'Add a coupon or points' : 'Add a coupon'}
        </Button>
      </Stack>
    );
  }
  return (
    <Suspense fallback={null}>
      <CartOffers cart={cart} writer={writer} isAskedFor={isAskedFor} />
    </Suspense>
  );
}
