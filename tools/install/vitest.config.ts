import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: {
    name: 'install',
    maxWorkers: workers,
    include: ['src/**/*.test.ts'],
    root: import.meta.dirname,
    testTimeout: 60_000,
  },
});
