import { PaymentForm } from '~/features/payment/index.ts';
import type { StepProps } from './step-props.ts';

/** How the order will be paid. Nothing is charged before it is placed. */
export function PaymentStep({ draft, update, onDone }: StepProps) {
  const { payment, isBillingSame, billing, shipping } = draft;
  return (
    <PaymentForm
      chosen={payment}
      billing={{ isBillingSame, billing }}
      billedTo={isBillingSame ? shipping : billing}
      onChange={update}
      onSubmit={async (chosen, billingValues) => {
        update({ payment: chosen, ...billingValues });
        onDone();
      }}
    />
  );
}
