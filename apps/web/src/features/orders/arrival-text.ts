import { daySpan } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { useState } from 'react';

/** "Expected Wed, Dec 2 – Mon, Dec 7"; null when nothing is known. “Was expected by …” once the last day has passed. @internal Exported for its test. */
export function arrivalText(expected: Order['expectedDelivery'], now: number): string | null {
  if (expected === null) return null;
  const { to } = expected;
  // Anywhere on Earth the day is over.
  if (now > Date.parse(`${to}T12:00:00Z`) + 86_400_000) return `Was expected by ${daySpan({ from: to, to })}`;
  return `Expected ${daySpan(expected)}`;
}

/** The same, as of the moment at which the page was opened. */
export function useArrival({ expectedDelivery }: Pick<Order, 'expectedDelivery'>): string | null {
  const [now] = useState(() => Date.now());
  return arrivalText(expectedDelivery, now);
}
