import { countryName, daySpan, placeLine, regionName } from '@regen/domain';
import { shippingMethodList } from '@regen/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { usd } from '~/kernel/words/money.ts';
import type { CheckoutStep } from './checkout-search.ts';
import type { StepProps } from './step-props.ts';

export interface StepSummaryProps extends Pick<StepProps, 'draft' | 'cart'> {
  step: CheckoutStep;
}

/** What was entered in a step, in a line or two. */
export function StepSummary({ step, draft, cart }: StepSummaryProps) {
  switch (step) {
    case 'contact':
      return (
        <>
          {draft.contact.email}
          {draft.contact.phone === '' ? null : (
            <>
              <br />
              {draft.contact.phone}
            </>
          )}
        </>
      );
    case 'address': {
      const { firstName, lastName, line1, line2, countryCode } = draft.shipping;
      const lines = [`${firstName} ${lastName}`, line1, line2, placeLine(draft.shipping)];
      if (countryCode !== 'US') lines.push(countryName(countryCode));
      return <>{lines.filter(Boolean).join(' · ')}</>;
    }
    case 'shipping':
      return <ShippingSummary owner={draft.owner} cart={cart} />;
    case 'payment':
      return (
        <>
          {draft.payment?.label}
          {draft.isBillingSame
            ? null
            : ` · Bill to ${draft.billing.city}, ${regionName(draft.billing.countryCode, draft.billing.region)}`}
        </>
      );
    case 'review':
      return null;
  }
}

function ShippingSummary({ owner, cart }: { owner: string; cart: StepProps['cart'] }) {
  const { call } = useApp();
  // No loader: the step has read them.
  const { data } = useQuery(shippingMethodList(call, { id: owner }));
  const method = data?.items.find(({ id }) => id === cart.shippingMethodId);
  const { shipping } = cart.orderTotal;
  return (
    <>
      {method ? `${method.name} · ` : null}
      {shipping === 0 ? 'Free' : usd(shipping)}
      {method ? ` · Arrives ${daySpan(method.arrives)}` : null}
    </>
  );
}
