import type { Order } from '@regen/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PaymentProblem } from './payment-problem.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

const nothing = () => {};

function shown(problem: PaymentProblem): string {
  const html = renderToStaticMarkup(<ProblemBanner problem={problem} onRepeat={nothing} action="Change it" />);
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('does not say twice that the bank refused', () => {
  const failure = { code: 'authentication_failed', message: 'Your bank did not confirm the payment.' };
  const order = { payment: { failure } } as Partial<Order> as Order;
  const text = shown({ kind: 'declined', message: failure.message, order });
  expect(text.match(/Your bank did not confirm the payment/g)).toHaveLength(1);
});

it('offers to repeat a call whose response was lost, and nothing else', () => {
  const text = shown({ kind: 'unknown', message: 'We lost the connection.', requestId: undefined });
  expect(text).toContain('Try again');
  expect(text).not.toContain('Change it');
});
