import { Stack } from '@regen/ui-kit/Stack';
import { useEffect, useRef } from 'react';
import type { CartWriter } from './cart-writer.ts';
import { CouponForm } from './CouponForm.tsx';
import type { CartView } from './pending-changes.ts';
import { PointsForm } from './PointsForm.tsx';

export interface CartOffersProps {
  cart: CartView;
  writer: CartWriter;
  /** Its first box takes the focus: somebody has asked for it. */
  isAskedFor: boolean;
}

/** What makes a cart cheaper: a coupon, and points. */
export function CartOffers({ isAskedFor, ...props }: CartOffersProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedFor) place.current?.querySelector('input')?.focus();
  }, [isAskedFor]);
  return (
    <Stack ref={place} gap="6">
      {/* Don’t repeat why a code was refused. */}
      <CouponForm startsEmpty {...props} />
      <PointsForm {...props} />
    </Stack>
  );
}
