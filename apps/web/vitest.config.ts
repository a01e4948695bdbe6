import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineLane } from '../../tools/test/lane.ts';

/** What needs nothing but Node, and starts at once. The built store in Chromium has lanes of its own: `vitest.journeys.config.ts`, `vitest.audit.config.ts`. */
export default defineLane({
  workspace: 'web',
  lane: 'unit',
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { '~': `${import.meta.dirname}/src` } },
  test: {
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    isolate: false,
  },
});
