import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Reading the declarations of the whole SDK takes the compiler some seconds.
  test: { name: 'api-changes', include: ['src/**/*.test.ts'], root: import.meta.dirname, testTimeout: 60_000 },
});
