import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': `${import.meta.dirname}/src` } },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/journeys/support/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
