import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineLane } from '../../tools/test/lane.ts';

/** Every component in Chromium: keys, names and states. */
export default defineLane({
  workspace: 'ui-kit',
  lane: 'audit',
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    include: ['src/components/**/*.test.tsx', 'src/theme/{theme,font-loading}.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Test files share only their worker's browser, which takes time to start.
    isolate: false,
  },
});
