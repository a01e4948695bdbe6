import { Stack } from '@regen/ui-kit/Stack';
import { useEffect, useRef, useState } from 'react';
import type { CartWriter } from './cart-writer.ts';
import { CouponForm } from './CouponForm.tsx';
import type { CartView } from './pending-changes.ts';
import { PointsForm } from './PointsForm.tsx';

export interface CartOffersProps {
  cart: CartView;
  writer: CartWriter;
  /** Its first box takes the focus: somebody has asked for it. */
  isAskedFor: boolean;
  /** Called with false when the summary around it is folded. Stable. */
  onAskedFor: (isAskedFor: boolean) => void;
}

/** What makes a cart cheaper: a coupon, and points. */
export function CartOffers({ isAskedFor, onAskedFor, ...props }: CartOffersProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedFor) place.current?.querySelector('input')?.focus();
  }, [isAskedFor]);
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    const fold = place.current?.closest('details');
    const onToggle = () => {
      if (fold?.open !== false) return;
      setClosings((count) => count + 1);
      onAskedFor(false);
    };
    fold?.addEventListener('toggle', onToggle);
    return () => fold?.removeEventListener('toggle', onToggle);
  }, [onAskedFor]);
  return (
    <Stack ref={place} gap="6">
      {/* Why a code was refused is said once. */}
      <CouponForm key={closings} startsEmpty {...props} />
      <PointsForm {...props} />
    </Stack>
  );
}
