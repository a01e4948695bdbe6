import { defineConfig } from 'vitest/config';

/** What needs nothing but Node, and starts at once. The journeys in Chromium are a project of their own: `vitest.e2e.config.ts`. */
export default defineConfig({
  resolve: { alias: { '~': `${import.meta.dirname}/src` } },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
