import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { useState, type ReactNode } from 'react';
import { useClientView } from '~/kernel/client-view.ts';

/**
 * Around the checkout of a professional. Nobody agrees to amounts unseen, but while prices are hidden a client may be looking: the page says
 * that it shows them, and waits for a press. They stay hidden everywhere else.
 */
export function PricesGate({ children }: { children: ReactNode }) {
  const [isAgreed, setIsAgreed] = useState(false);
  const isHidden = useClientView() && !isAgreed;
  return (
    <>
      {isHidden ? (
        <Banner
          title="This page shows your prices."
          action={
            <Button
              onClick={() => {
                setIsAgreed(true);
                document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
              }}
            >
              Show prices
            </Button>
          }
        >
          They stay hidden everywhere else.
        </Banner>
      ) : null}
      {/* Rendered while hidden: a payment that was under way when the page was left ends there. */}
      <div hidden={isHidden}>{children}</div>
    </>
  );
}
