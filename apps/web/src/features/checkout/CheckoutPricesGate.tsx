import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { usePayment } from '~/features/payment/index.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { usePricesHiddenSince } from '~/kernel/prices-hidden.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { forgetCheckoutDraft } from './use-checkout-draft.ts';

/**
 * Around the checkout of a professional. Nobody agrees to amounts unseen, but while prices are hidden a client may be looking: the page says
 * that it needs them, and waits for a press. They stay hidden everywhere else, and hiding them again asks again.
 */
export function CheckoutPricesGate({ children }: { children: ReactNode }) {
  const hiddenSince = usePricesHiddenSince();
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  if (hiddenSince === null) return children;
  if (agreedTo === hiddenSince) {
    return (
      <>
        <Banner
          title="Your prices are visible on this page"
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                focusHeading({ preventScroll: true });
                setAgreedTo(null);
              }}
            >
              Hide prices
            </Button>
          }
        />
        {children}
      </>
    );
  }
  return (
    <>
      <Banner
        title="Your prices are hidden"
        action={
          <Button
            onClick={() => {
              focusHeading({ preventScroll: true });
              setAgreedTo(hiddenSince);
            }}
          >
            Show prices at checkout
          </Button>
        }
      >
        <Text>You’ll need to see them to check out. They’ll stay hidden on other pages.</Text>
      </Banner>
      <InterruptedPayment />
    </>
  );
}

/** Completes a payment that was in progress when the page was left, without showing any amounts. */
function InterruptedPayment() {
  const { order } = useSearch({ from: '/(shop)/checkout' });
  usePayment(useBuyer(), order === undefined ? forgetCheckoutDraft : undefined);
  return null;
}
