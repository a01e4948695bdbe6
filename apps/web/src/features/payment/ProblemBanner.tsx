import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { useEffect, useRef, type ReactNode } from 'react';
import { SupportReference } from '~/kernel/page/SupportReference.tsx';
import type { PaymentProblem } from './payment-problem.ts';

export interface ProblemBannerProps {
  problem: PaymentProblem;
  onRepeat: () => void;
  /** Answers a press, which was far below it: takes the focus, as what is wrong in a form does. */
  isAnswer?: boolean;
  /** Fixes the problem where repeating the call does not. */
  action?: ReactNode;
  /** More text. */
  children?: ReactNode;
}

const TITLES: Readonly<Record<PaymentProblem['kind'], string>> = {
  declined: 'The payment didn’t go through',
  'totals-changed': 'The total has changed',
  'out-of-stock': 'Some items are out of stock',
  'shipping-unavailable': 'This shipping method is no longer available',
  'coupon-refused': 'This coupon can’t be used',
  'not-payable': 'This order can no longer be paid',
  unknown: 'We don’t know yet whether this went through',
  refused: 'Something went wrong',
};

const NOT_THE_CARD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    authentication_failed: 'Your bank did not confirm the payment',
    payment_closed: 'The payment wasn’t completed',
    token_used: 'Please enter your card again',
    token_unknown: 'Please enter your card again',
  }),
);

function titleOf(problem: PaymentProblem): string {
  const code = problem.kind === 'declined' ? problem.order.payment.failure?.code : undefined;
  return (code === undefined ? undefined : NOT_THE_CARD.get(code)) ?? TITLES[problem.kind];
}

/** Why an order or payment failed, and what to do next. */
export function ProblemBanner({ problem, onRepeat, isAnswer = true, action, children }: ProblemBannerProps) {
  const root = useRef<HTMLDivElement>(null);
  const answer = isAnswer ? problem : null;
  useEffect(() => {
    if (answer) root.current?.focus();
  }, [answer]);
  const tone = problem.kind === 'totals-changed' || problem.kind === 'unknown' ? 'warning' : 'danger';
  const title = titleOf(problem);
  const repeat = (
    <Button size="sm" variant="secondary" iconStart="refresh" onClick={onRepeat}>
      Try again
    </Button>
  );
  return (
    <div ref={root} role="alert" tabIndex={-1}>
      <Banner tone={tone} title={title} action={problem.kind === 'unknown' ? repeat : action}>
        {problem.message.replace(/\.$/, '') === title ? null : <Text>{problem.message}</Text>}
        {children}
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
        {problem.kind === 'declined' ? <Text>You haven’t been charged, and your order is saved.</Text> : null}
        {'requestId' in problem ? <SupportReference requestId={problem.requestId} /> : null}
      </Banner>
    </div>
  );
}
