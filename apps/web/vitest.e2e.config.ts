import { defineConfig } from 'vitest/config';

/** The built shop in Chromium. */
export default defineConfig({
  test: {
    name: 'web-e2e',
    root: import.meta.dirname,
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/journeys/support/global-setup.ts'],
    // Each file has visitors of its own and mostly waits for the browser they share.
    maxWorkers: 3,
    // What is polled for ends the wait; this is only how long a busy machine may take.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
