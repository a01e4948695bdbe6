import { defineLane } from '../../tools/test/lane.ts';
import { storeInChromium } from './e2e/support/store-in-chromium.ts';

/** What a crawler looks at: every address as everybody, and nothing of one person in the hands of another. */
export default defineLane({
  workspace: 'web',
  lane: 'audit',
  root: import.meta.dirname,
  test: { ...storeInChromium, include: ['e2e/everywhere/*.test.ts'] },
});
