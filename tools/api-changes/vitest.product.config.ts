import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  // Reading the declarations of the whole SDK takes the compiler some seconds.
  test: {
    name: 'api-changes-product',
    maxWorkers: workers,
    include: ['src/judge.test.ts'],
    globalSetup: ['on-demand/install.ts'],
    root: import.meta.dirname,
    testTimeout: 60_000,
  },
});
