import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

/** The package as others get it. */
export default defineConfig({
  test: {
    name: 'sdk-product',
    root: import.meta.dirname,
    maxWorkers: workers,
    environment: 'node',
    include: ['src/packed.test.ts', 'src/size.test.ts'],
    globalSetup: ['../../tools/package-check/on-demand/install.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
