import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'bench', include: ['*.test.ts'], root: import.meta.dirname, testTimeout: 30_000 },
});
