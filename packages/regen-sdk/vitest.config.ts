import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';

export default defineConfig({
  test: {
    name: 'sdk',
    maxWorkers: workers,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Those of the product, and those that call the server.
    exclude: ['src/packed.test.ts', 'src/size.test.ts', 'src/contract.test.ts', 'src/readme.test.ts'],
    testTimeout: 60_000,
  },
});
