import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRoom, preparedInView } from './prepare.ts';

beforeEach(() => void vi.stubEnv('SSR', false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}
const on = (connection: Line | undefined) => vi.stubGlobal('navigator', { connection });

const SOON = { preload: 'viewport', preloadDelay: 500 };
const LATE = { preload: 'intent' };

describe.each<{ line: Line | undefined; link: object; picture: boolean }>([
  { line: undefined, link: SOON, picture: true },
  { line: { saveData: false, effectiveType: '4g' }, link: SOON, picture: true },
  { line: { effectiveType: '3g' }, link: SOON, picture: false },
  { line: { effectiveType: '2g' }, link: LATE, picture: false },
  { line: { effectiveType: 'slow-2g' }, link: LATE, picture: false },
  { line: { saveData: true, effectiveType: '4g' }, link: LATE, picture: false },
])('with the connection $line', ({ line, link, picture }) => {
  it(`prepares the page of a link with ${JSON.stringify(link)}`, () => {
    on(line);
    expect(preparedInView()).toEqual(link);
  });

  it(`fetches ${picture ? 'its picture as well' : 'no picture'}`, () => {
    on(line);
    expect(hasRoom()).toBe(picture);
  });
});

it('does not look at the connection on the server', () => {
  vi.stubEnv('SSR', true);
  vi.stubGlobal('navigator', undefined);
  expect(preparedInView()).toEqual(LATE);
});
