import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'rules', include: ['src/**/*.test.ts'], root: import.meta.dirname, testTimeout: 30_000 },
});
