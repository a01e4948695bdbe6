import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  // Generating runs the linter and the type generator, each a process or a second of its own.
  test: {
    name: 'codegen-product',
    maxWorkers: workers,
    include: ['src/generated.test.ts'],
    globalSetup: ['on-demand/install.ts'],
    root: import.meta.dirname,
    testTimeout: 60_000,
  },
});
