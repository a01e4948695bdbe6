import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  // One test runs those of the SDK, which start a server of their own.
  test: {
    name: 'conformance-product',
    maxWorkers: workers,
    globalSetup: ['on-demand/install.ts'],
    include: ['src/**/*.test.ts'],
    root: import.meta.dirname,
    testTimeout: 120_000,
  },
});
