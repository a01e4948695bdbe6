import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

/** The built shop in Chromium. */
export default defineConfig({
  test: {
    name: 'web-e2e',
    root: import.meta.dirname,
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/support/global-setup.ts'],
    setupFiles: ['e2e/support/setup.ts'],
    // Test files share nothing but the connection to the browser, which is what takes time to make.
    isolate: false,
    maxWorkers: workers,
    // What is polled for ends the wait; this is only how long a busy machine may take.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
