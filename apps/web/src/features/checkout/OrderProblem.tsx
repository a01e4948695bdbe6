import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ProblemBanner, type PaymentProblem } from '~/features/payment/index.ts';
import type { CheckoutStep } from './checkout-search.ts';

export interface OrderProblemProps {
  problem: PaymentProblem;
  /** The total before and after a change. */
  totals: { before: string; after: string } | null;
  onRepeat: () => void;
  onRemoveCoupon: () => void;
}

/** The step in which each part of an order is entered. */
const STEP_OF_PART: ReadonlyMap<string, CheckoutStep> = new Map([
  ['email', 'contact'],
  ['phone', 'contact'],
  ['shippingAddress', 'address'],
  ['shippingMethodId', 'shipping'],
  ['billingAddress', 'payment'],
  ['payment', 'payment'],
]);

function StepLink({ step, children }: { step: CheckoutStep; children: string }) {
  return (
    <Button size="sm" variant="secondary" asChild>
      <Link to="/checkout" search={{ step }}>
        {children}
      </Link>
    </Button>
  );
}

function Action({ problem, onRemoveCoupon }: Pick<OrderProblemProps, 'problem' | 'onRemoveCoupon'>) {
  switch (problem.kind) {
    case 'out-of-stock':
      return (
        <Button size="sm" variant="secondary" asChild>
          <Link to="/cart">Change your cart</Link>
        </Button>
      );
    case 'shipping-unavailable':
      return <StepLink step="shipping">Choose another method</StepLink>;
    case 'coupon-refused':
      return (
        <Button size="sm" variant="secondary" onClick={onRemoveCoupon}>
          Remove coupon
        </Button>
      );
    case 'refused': {
      const [step] = problem.fields.flatMap(({ part }) => STEP_OF_PART.get(part) ?? []);
      return step === undefined ? null : <StepLink step={step}>Change it</StepLink>;
    }
    default:
      return null;
  }
}

/** Why an order could not be placed, and where to fix that. */
export function OrderProblem({ problem, totals, onRepeat, onRemoveCoupon }: OrderProblemProps) {
  return (
    <ProblemBanner
      problem={problem}
      onRepeat={onRepeat}
      action={<Action problem={problem} onRemoveCoupon={onRemoveCoupon} />}
    >
      {problem.kind === 'totals-changed' && totals && totals.before !== totals.after ? (
        <Text>
          It was {totals.before} and is now {totals.after}. Please review it, then place your order.
        </Text>
      ) : null}
    </ProblemBanner>
  );
}
