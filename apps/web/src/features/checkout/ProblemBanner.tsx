import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CheckoutProblem } from './checkout-problem.ts';
import type { CheckoutStep } from './step-names.ts';

export interface ProblemBannerProps {
  problem: CheckoutProblem;
  /** What the total was and is, when it changed. */
  totals?: { before: string; after: string } | null;
  onRepeat: () => void;
  /** Takes the coupon out of the cart. */
  onRemoveCoupon?: (() => void) | undefined;
  /** The order is placed already, so its items cannot be changed. */
  isPlaced?: boolean;
}

const TITLES: Readonly<Record<CheckoutProblem['kind'], string>> = {
  declined: 'The payment did not go through',
  'totals-changed': 'The total has changed',
  'out-of-stock': 'Not everything is in stock any more',
  'shipping-unavailable': 'This shipping method is not available any more',
  'coupon-refused': 'The coupon cannot be used',
  'not-payable': 'This order cannot be paid any more',
  unknown: 'We do not know yet whether this went through',
  refused: 'That did not go through',
};

function stepLink(step: CheckoutStep, text: string): ReactNode {
  return (
    <Button size="sm" variant="secondary" asChild>
      <Link to="/checkout" search={{ step }}>
        {text}
      </Link>
    </Button>
  );
}

function actionOf(
  problem: CheckoutProblem,
  { onRepeat, onRemoveCoupon, isPlaced = false }: ProblemBannerProps,
): ReactNode {
  switch (problem.kind) {
    case 'out-of-stock':
      return isPlaced ? null : (
        <Button size="sm" variant="secondary" asChild>
          <Link to="/cart">Change your cart</Link>
        </Button>
      );
    case 'shipping-unavailable':
      return stepLink('shipping', 'Choose another method');
    case 'coupon-refused':
      return onRemoveCoupon ? (
        <Button size="sm" variant="secondary" onClick={onRemoveCoupon}>
          Remove the coupon
        </Button>
      ) : null;
    case 'refused': {
      const step = problem.fields.find((field) => field.step !== null)?.step ?? null;
      return step === null || isPlaced ? null : stepLink(step, 'Change it');
    }
    case 'unknown':
      return (
        <Button size="sm" variant="secondary" iconStart="refresh" onClick={onRepeat}>
          Try again
        </Button>
      );
    default:
      return null;
  }
}

const NOT_THE_CARD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    authentication_failed: 'Your bank did not confirm the payment',
    payment_closed: 'The payment was not finished',
    token_used: 'Please enter your card again',
    token_unknown: 'Please enter your card again',
  }),
);

function titleOf(problem: CheckoutProblem): string {
  const code = problem.kind === 'declined' ? problem.order.payment.failure?.code : undefined;
  return (code === undefined ? undefined : NOT_THE_CARD.get(code)) ?? TITLES[problem.kind];
}

/** What stands between the buyer and the order, and the way on. */
export function ProblemBanner(props: ProblemBannerProps) {
  const { problem, totals } = props;
  const tone = problem.kind === 'totals-changed' || problem.kind === 'unknown' ? 'warning' : 'danger';
  const title = titleOf(problem);
  return (
    <div role="alert">
      <Banner tone={tone} title={title} action={actionOf(problem, props)}>
        {problem.message.replace(/\.$/, '') === title ? null : <Text>{problem.message}</Text>}
        {problem.kind === 'totals-changed' && totals && totals.before !== totals.after ? (
          <Text>
            It was {totals.before} and is {totals.after} now. Look it over, then place the order.
          </Text>
        ) : null}
        {problem.kind === 'out-of-stock' && problem.lines.length > 0 ? (
          <ul>
            {problem.lines.map(({ sku, message }) => (
              <li key={sku}>
                {sku}: {message}
              </li>
            ))}
          </ul>
        ) : null}
        {problem.kind === 'refused' && problem.fields.length > 0 ? (
          <ul>
            {problem.fields.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        {problem.kind === 'declined' ? (
          <Text>Nothing was charged. Your order is kept; pay it with another card.</Text>
        ) : null}
        {'requestId' in problem && problem.requestId !== undefined ? (
          <Text size="sm" tone="muted">
            Reference: <code>{problem.requestId}</code>
          </Text>
        ) : null}
      </Banner>
    </div>
  );
}
