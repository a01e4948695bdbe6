import { defineLane } from '../../tools/test/lane.ts';
import { storeInChromium } from './e2e/support/store-in-chromium.ts';

/** People who walk through the built store. */
export default defineLane({
  workspace: 'web',
  lane: 'journeys',
  root: import.meta.dirname,
  test: { ...storeInChromium, include: ['e2e/**/*.test.ts'], exclude: ['e2e/everywhere/**'] },
});
