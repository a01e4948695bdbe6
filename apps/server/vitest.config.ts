import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Nothing of the server is kept in modules, so files share the modules that are loaded: a second less for each.
    isolate: false,
    // Many files wait for processes of their own, so two also pay on one core; each takes its share of 100 connections.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)),
    // A number of workers of its own is only allowed in a group of its own.
    sequence: { groupOrder: 1 },
    // What is polled for ends the wait; this is only how long a busy machine may take.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
