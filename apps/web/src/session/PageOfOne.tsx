import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from './use-session.ts';

/**
 * The page, made anew when somebody was here and leaves or another takes their place: React would keep what the former saw,
 * hidden or not, until the next has an answer. Who signs in as the first keeps the page that they see.
 */
export function PageOfOne() {
  const person = useSession()?.userId;
  const [last, setLast] = useState<[string | undefined, number]>([person, 0]);
  if (last[0] !== person) setLast([person, last[1] + Number(!!last[0])]);
  return <Outlet key={last[1]} />;
}
