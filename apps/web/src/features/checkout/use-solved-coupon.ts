import { useEffect, useRef } from 'react';
import type { CartAccess } from '~/features/cart/index.ts';
import type { PaymentRun } from '~/features/payment/index.ts';

/** Once the cart has another coupon than the one that was refused, or none, the refusal is no longer a problem. */
export function useSolvedCoupon({ problem, isRunning, clearProblem }: PaymentRun, cart: CartAccess['cart']): void {
  /** The coupon code that the order was placed with; undefined until the cart is known. */
  const ordered = useRef<string | null | undefined>(undefined);
  const isRefused = problem?.kind === 'coupon-refused';
  const code = cart === undefined || cart.isPending ? undefined : (cart.coupon?.code ?? null);
  useEffect(() => {
    if (code === undefined) return;
    if (ordered.current === undefined || !(isRefused || isRunning)) ordered.current = code;
    else if (isRefused && ordered.current !== code) clearProblem();
  });
}
