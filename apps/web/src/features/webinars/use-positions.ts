import { useEffect, useEffectEvent, useRef } from 'react';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { isAtEnd, keptPositions, positionsOf, watched, type Position } from './positions.ts';

/** How far this person has watched webinars on this device; nothing until the page is hydrated. */
export function usePositions(): (id: string) => Position | undefined {
  const [kept] = useStored(keptPositions);
  const positions = positionsOf(kept, useBuyer());
  return (id) => positions.find((position) => position.id === id);
}

/** Seconds of the video between two writes while it plays. */
const STEP = 5;

/** Follows a video and remembers where it is: every few seconds while it plays, and exactly where it is paused or left. */
export function useKeepPosition(id: string, whole: number): (at: number, isPlaying: boolean) => void {
  const [, store] = useStored(keptPositions);
  const owner = useBuyer();
  const last = useRef<{ at: number; owner: string }>(null);
  const written = useRef<number>(null);
  const write = () => {
    // What one person has watched is not the next one's.
    if (last.current?.owner !== owner || last.current.at === written.current) return;
    const { at } = last.current;
    written.current = at;
    // Read now: another tab may have written meanwhile.
    store.write({ owner, value: watched(positionsOf(store.read(), owner), id, at, whole) });
  };
  const leave = useEffectEvent(write);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('pagehide', () => leave(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    return () => {
      ending.abort();
      leave();
    };
  }, []);
  return (at, isPlaying) => {
    last.current = { at, owner };
    // Its first report is where it begins, which is known.
    written.current ??= at;
    if (!isPlaying || Math.abs(at - written.current) >= STEP || isAtEnd(at, whole)) write();
  };
}
