import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

export default defineConfig({
  // The packed package and the browser take a process each.
  test: {
    name: 'sdk',
    maxWorkers: workers,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
