import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '~/kernel/use-session.ts';

/**
 * The page, made anew when somebody was here and leaves or another takes their place: React would keep what the former saw,
 * hidden or not, until the next has a response. The first person to sign in keeps the page they see.
 */
export function PageOfOne() {
  const person = useSession()?.userId;
  const [last, setLast] = useState({ person, turn: 0 });
  if (last.person !== person) setLast({ person, turn: last.person ? last.turn + 1 : last.turn });
  return <Outlet key={last.turn} />;
}
