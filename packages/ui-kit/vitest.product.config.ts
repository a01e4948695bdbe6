import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

/** The package as others get it: packed, unpacked, built into applications, and what its README promises. */
export default defineConfig({
  test: {
    name: 'ui-kit-product',
    root: import.meta.dirname,
    include: ['src/packed.test.ts', 'src/package.test.ts'],
    globalSetup: ['../../tools/package-check/on-demand/install.ts'],
    environment: 'node',
    maxWorkers: workers,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
