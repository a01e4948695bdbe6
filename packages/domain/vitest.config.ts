import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

export default defineConfig({
  test: {
    name: 'domain',
    maxWorkers: workers,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
