import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: {
    name: 'sdk-examples-product',
    maxWorkers: workers,
    include: ['*.test.ts'],
    root: import.meta.dirname,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
