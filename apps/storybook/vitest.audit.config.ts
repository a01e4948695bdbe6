import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineLane } from '../../tools/test/lane.ts';
import { sources } from './.storybook/sources.ts';

export default defineLane({
  workspace: 'storybook',
  lane: 'audit',
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: sources },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Test files share nothing but the browsers of their worker, which take time to start.
    isolate: false,
  },
});
