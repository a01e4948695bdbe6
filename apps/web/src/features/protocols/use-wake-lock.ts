import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while it is wanted. Browsers take the lock away with each look at another tab, so it is asked for again.
 * Returns whether the screen may go dark all the same: the browser has no such lock, or refuses it, as some do with a low battery.
 */
export function useWakeLock(isWanted: boolean): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) return await given.release();
        lock = given;
        setHasFailed(false);
      } catch {
        if (!isOver) setHasFailed(true);
      }
    };
    const ask = () => void request();
    document.addEventListener('visibilitychange', ask);
    ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
  return isWanted && hasFailed;
}
