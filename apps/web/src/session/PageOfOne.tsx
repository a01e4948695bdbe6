import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '~/kernel/use-session.ts';

/**
 * The page, remounted when a user signs out or another one takes their place: otherwise React would keep what the previous user saw,
 * hidden or not, until the next one has a response. A visitor who signs in keeps the page on screen.
 */
export function PageOfOne() {
  const person = useSession()?.userId;
  const [last, setLast] = useState({ person, turn: 0 });
  if (last.person !== person) setLast({ person, turn: last.person ? last.turn + 1 : last.turn });
  return <Outlet key={last.turn} />;
}
