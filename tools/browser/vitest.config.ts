import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: {
    name: 'browser',
    maxWorkers: workers,
    include: ['*.test.ts'],
    root: import.meta.dirname,
    testTimeout: 60_000,
  },
});
