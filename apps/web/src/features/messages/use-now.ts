import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time in milliseconds, updated every minute: "Today" becomes "Yesterday" at midnight. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
