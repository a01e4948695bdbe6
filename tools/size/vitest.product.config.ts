import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: {
    name: 'size-product',
    maxWorkers: workers,
    include: ['src/**/*.test.ts'],
    root: import.meta.dirname,
    // Each file of the storefront is compressed twice.
    testTimeout: 60_000,
  },
});
