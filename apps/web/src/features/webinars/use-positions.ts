import { useRef } from 'react';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { isAtEnd, keptPositions, positionsOf, watched, type Position } from './positions.ts';

/** How far this person has watched webinars on this device; nothing until the page is hydrated. */
export function usePositions(): (id: string) => Position | undefined {
  const [kept] = useStored(keptPositions);
  const positions = positionsOf(kept, useBuyer());
  return (id) => positions.find((position) => position.id === id);
}

/** Seconds of the video between two writes. */
const STEP = 5;

/** Follows a video and remembers every few seconds where it is. */
export function useKeepPosition(id: string, whole: number): (at: number) => void {
  const [, store] = useStored(keptPositions);
  const owner = useBuyer();
  const last = useRef<number>(null);
  return (at) => {
    const before = last.current;
    // Its first report is where it begins, which is known.
    if (before !== null && Math.abs(at - before) < STEP && !isAtEnd(at, whole)) return;
    last.current = at;
    if (before === null || before === at) return;
    // Read now: another tab may have written meanwhile.
    store.write({ owner, value: watched(positionsOf(store.read(), owner), id, at, whole) });
  };
}
