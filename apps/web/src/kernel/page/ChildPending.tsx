import { useMatches, useRouter, type AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** While a layout is pending: the placeholder of the page inside it. */
export function ChildPending({ of }: { of: string }): ReactNode {
  const { routesById, options } = useRouter();
  const child = useMatches({
    select: (matches): string | undefined => matches[matches.findIndex(({ routeId }) => routeId === of) + 1]?.routeId,
  });
  const route = Object.values<AnyRoute>({ ...routesById }).find(({ id }) => id === child);
  const Pending = route?.options.pendingComponent ?? options.defaultPendingComponent;
  return Pending ? <Pending /> : null;
}
