import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'sdk-bench', include: ['*.test.ts'], root: import.meta.dirname },
});
