import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: {
    name: 'api-changes',
    maxWorkers: workers,
    include: ['src/**/*.test.ts'],
    exclude: ['src/judge.test.ts'],
    root: import.meta.dirname,
    testTimeout: 30_000,
  },
});
