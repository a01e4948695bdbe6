import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

export default defineConfig({
  test: {
    name: 'ui-kit-product',
    include: ['src/{package,packed}.test.ts'],
    environment: 'node',
    maxWorkers: workers,
    testTimeout: 60_000,
  },
});
