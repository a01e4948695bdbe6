import { RegenApiError } from '@regen/sdk';
import { describeError, type ErrorText } from '~/kernel/errors/describe-error.ts';

/** Why an order cannot be opened here, and what helps. */
export function orderErrorText(error: unknown, isSignedIn: boolean): ErrorText {
  if (error instanceof RegenApiError && error.code === 'link_expired') {
    return {
      title: 'This link has expired',
      message: 'Links to orders work for 90 days. We have emailed a new one to the address you ordered with.',
      requestId: error.requestId,
    };
  }
  if (error instanceof RegenApiError && (error.status === 404 || error.status === 403)) {
    return {
      title: 'This order cannot be opened here',
      message: isSignedIn
        ? 'It belongs to another account, or the address is not complete.'
        : 'Open the link in the confirmation email, use the browser in which you ordered, or sign in.',
      requestId: error.requestId,
    };
  }
  return describeError(error);
}
