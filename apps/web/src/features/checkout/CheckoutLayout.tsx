import { WithAside } from '@regen/ui-kit/WithAside';
import type { ReactNode } from 'react';

export interface CheckoutLayoutProps {
  /** Next to the steps, in view while they scroll; on phones, above them. */
  summary: ReactNode;
  children: ReactNode;
}

/** The checkout steps and a summary of the order. */
export function CheckoutLayout({ summary, children }: CheckoutLayoutProps) {
  return (
    <WithAside sticky asideFirst aside={summary}>
      {children}
    </WithAside>
  );
}
