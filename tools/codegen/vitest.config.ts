import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: {
    name: 'codegen',
    maxWorkers: workers,
    include: ['src/**/*.test.ts'],
    exclude: ['src/generated.test.ts'],
    root: import.meta.dirname,
    testTimeout: 30_000,
  },
});
