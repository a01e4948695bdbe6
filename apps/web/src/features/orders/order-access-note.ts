import { RegenApiError } from '@regen/sdk';
import { describeError, type ErrorText } from '~/kernel/errors/describe-error.ts';

/** Whether no order can be read with this URL here, so that trying again does not help: it is cut off, misspelled, or of somebody else. */
export const isNoOrder = (error: unknown): boolean =>
  error instanceof RegenApiError && [400, 403, 404].includes(error.status);

/** Why an order cannot be opened here, and what helps. */
export function orderErrorText(error: unknown, isSignedIn: boolean): ErrorText {
  if (error instanceof RegenApiError && error.code === 'link_expired') {
    return {
      title: 'This link has expired',
      message: 'Order links work for 90 days. We’ve emailed a new one to the address on the order.',
      requestId: error.requestId,
    };
  }
  if (isNoOrder(error)) {
    return {
      title: 'We can’t find this order',
      message: isSignedIn
        ? 'Check the link in your email. The order may also belong to another account.'
        : 'Check the link in your email, open it in the browser you ordered in, or sign in.',
    };
  }
  return describeError(error);
}
