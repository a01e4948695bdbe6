import { WithAside } from '@regen/ui-kit/WithAside';
import type { ReactNode } from 'react';

export interface CheckoutLayoutProps {
  /** Beside the steps, in view while they scroll; on phones above them. */
  summary: ReactNode;
  children: ReactNode;
}

/** The steps of the checkout with what is bought. */
export function CheckoutLayout({ summary, children }: CheckoutLayoutProps) {
  return (
    <WithAside sticky asideFirst aside={summary}>
      {children}
    </WithAside>
  );
}
