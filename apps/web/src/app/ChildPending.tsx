import { useChildMatches, useRouter, type AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** While a layout is on its way: what stands for the page inside of it. */
export function ChildPending(): ReactNode {
  const { routesById, options } = useRouter();
  const child: string | undefined = useChildMatches({ select: ([match]) => match?.routeId });
  const routes: Readonly<Record<string, AnyRoute>> = { ...routesById };
  const Pending = routes[child ?? '']?.options.pendingComponent ?? options.defaultPendingComponent;
  return Pending ? <Pending /> : null;
}
