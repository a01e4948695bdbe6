import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

/** What needs nothing but Node, and starts at once. The built store in Chromium has lanes of its own: `vitest.journeys.config.ts`, `vitest.audit.config.ts`. */
export default defineConfig({
  resolve: { alias: { '~': `${import.meta.dirname}/src` } },
  test: {
    name: 'web',
    root: import.meta.dirname,
    maxWorkers: workers,
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
});
