import { RegenApiError } from '@regen/sdk';
import { describeError, type ErrorText } from '~/kernel/errors/describe-error.ts';

/** Why an order cannot be opened here, and what helps. */
export function orderErrorText(error: unknown, isSignedIn: boolean): ErrorText {
  if (error instanceof RegenApiError && error.code === 'link_expired') {
    return {
      title: 'This link has expired',
      message: 'Order links work for 90 days. We’ve emailed a new one to the address on the order.',
      requestId: error.requestId,
    };
  }
  if (error instanceof RegenApiError && (error.status === 404 || error.status === 403)) {
    return {
      title: 'This order can’t be opened here',
      message: isSignedIn
        ? 'It belongs to another account, or the link is incomplete.'
        : 'Open the link in your confirmation email, use the browser you ordered in, or sign in.',
      requestId: error.requestId,
    };
  }
  return describeError(error);
}
