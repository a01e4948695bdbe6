import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'ui-kit',
  lane: 'unit',
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Seen in a browser, and as packed: lanes of their own.
    exclude: ['src/components/**/*.test.tsx', 'src/theme/{theme,font-loading}.test.ts', 'src/{package,packed}.test.ts'],
    isolate: false,
  },
});
