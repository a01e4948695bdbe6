import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Nothing of the server is kept in modules, so files share the modules that are loaded: a second less for each.
    isolate: false,
    maxWorkers: workers,
    // What is polled for ends the wait; this is only how long a busy machine may take.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
