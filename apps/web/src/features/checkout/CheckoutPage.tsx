import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reducedChrome } from '~/kernel/page/reduced-chrome.ts';
import { useHasWrittenPage } from '~/kernel/use-written-page.ts';

export interface CheckoutPageProps {
  title: string;
  /** The order that is being paid: its cart is empty, so the way back leads to the order. */
  orderId?: string;
  children: ReactNode;
}

/** The frame of the checkout: of the store, only the way back and help. */
export function CheckoutPage({ title, orderId, children }: CheckoutPageProps) {
  const hasPage = useHasWrittenPage();
  return (
    <Page space="sm" {...reducedChrome}>
      <nav aria-label="Checkout">
        <Inline justify="between" align="center">
          <Link variant="standalone" asChild>
            {orderId === undefined ? (
              <RouterLink to="/cart">
                <Icon name="arrowStart" size="sm" /> Back to cart
              </RouterLink>
            ) : (
              <RouterLink to="/order/$orderId" params={{ orderId }}>
                <Icon name="arrowStart" size="sm" /> Your order
              </RouterLink>
            )}
          </Link>
          <Link variant="standalone" asChild>
            {hasPage('contact') ? (
              <RouterLink to="/$name" params={{ name: 'contact' }}>
                Help
              </RouterLink>
            ) : (
              <RouterLink to="/faqs">Help</RouterLink>
            )}
          </Link>
        </Inline>
      </nav>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Page>
  );
}
