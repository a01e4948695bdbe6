import { Outlet, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '~/kernel/use-session.ts';

/** The pages of the person that the guard has admitted. After sign-out, nothing is shown until the next page is loaded. */
export function MemberPages(): ReactNode {
  const userId = useRouteContext({ from: '/_member', select: ({ person }) => person.userId });
  return useSession()?.userId === userId ? <Outlet /> : null;
}
