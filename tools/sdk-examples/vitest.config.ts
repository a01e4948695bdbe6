import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk-examples',
    include: ['*.test.ts'],
    root: import.meta.dirname,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
