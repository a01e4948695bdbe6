import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: {
    name: 'lighthouse-product',
    maxWorkers: workers,
    include: ['src/**/*.test.ts'],
    globalSetup: ['on-demand/install.ts'],
    root: import.meta.dirname,
    // A new store fills its database first, and each page is loaded several times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
