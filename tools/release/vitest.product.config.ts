import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  // The whole way to an installed package, with a registry and the server on the way.
  test: {
    name: 'release-product',
    maxWorkers: workers,
    include: ['src/rehearsal.test.ts'],
    globalSetup: ['on-demand/install.ts'],
    root: import.meta.dirname,
    testTimeout: 300_000,
  },
});
