import { nearOf } from './locations-search.ts';

const problems: Readonly<Record<number, string>> = {
  1: 'The browser did not share your position. Allow it in the settings of the browser, or type a ZIP code.',
  3: 'Finding your position took too long. Try again, or type a ZIP code.',
};
const unavailable = 'Your position could not be found. Type a ZIP code instead.';

export type OwnPosition = { near: string } | { problem: string };

/** Asks the browser where it is. */
export const readOwnPosition = (): Promise<OwnPosition> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ problem: unavailable });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ near: nearOf(coords.latitude, coords.longitude) }),
      ({ code }) => resolve({ problem: problems[code] ?? unavailable }),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
