import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: 'ui-kit',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/packed.test.ts', 'src/package.test.ts'],
    environment: 'node',
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Test files share nothing but the connection to the browser, which is what takes time to make.
    isolate: false,
    maxWorkers: workers,
    // What is polled for ends the wait; this is only how long a busy machine may take.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
  },
});
