import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: 'ui-kit',
    include: ['src/**/*.test.{ts,tsx}'],
    // Seen in a browser, and as packed: lanes of their own.
    exclude: ['src/components/**', 'src/theme/{theme,font-loading}.test.ts', 'src/{package,packed}.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: workers,
  },
});
