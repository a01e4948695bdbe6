import { nearOf } from './locations-search.ts';

const problems: Readonly<Record<number, string>> = {
  1: 'Your browser didn’t share your location. Allow it in your browser settings, or enter a ZIP code.',
  3: 'Finding your location took too long. Try again, or enter a ZIP code.',
};
const unavailable = 'We couldn’t find your location. Enter a ZIP code instead.';

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
