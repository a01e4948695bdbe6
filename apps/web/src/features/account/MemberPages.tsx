import { Outlet, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '~/kernel/use-session.ts';

/** The pages of the person that the guard has let in. Of somebody who has left, nothing is shown until the next page is there. */
export function MemberPages(): ReactNode {
  const userId = useRouteContext({ from: '/_member', select: ({ person }) => person.userId });
  return useSession()?.userId === userId ? <Outlet /> : null;
}
