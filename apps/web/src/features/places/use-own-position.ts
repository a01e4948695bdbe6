import { useState } from 'react';
import { nearOf } from './locations-search.ts';

const problems: Readonly<Record<number, string>> = {
  1: 'The browser did not share your position. Allow it in the settings of the browser, or type a ZIP code.',
  2: 'Your position could not be found. Type a ZIP code instead.',
  3: 'Finding your position took too long. Try again, or type a ZIP code.',
};
const unavailable = problems[2];

/** Asks the browser where it is, and only when `find` is called: the person has pressed a button for it. */
export function useOwnPosition(onFound: (near: string) => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const find = () => {
    setProblem(undefined);
    if (!('geolocation' in navigator)) return setProblem(unavailable);
    setIsWaiting(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsWaiting(false);
        onFound(nearOf(coords.latitude, coords.longitude));
      },
      ({ code }) => {
        setIsWaiting(false);
        setProblem(problems[code] ?? unavailable);
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { find, isWaiting, problem, forget: () => setProblem(undefined) };
}
