import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'sdk-everywhere', include: ['*.test.ts'], root: import.meta.dirname },
});
