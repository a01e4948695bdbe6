import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The whole way to an installed package, with a registry and the server on the way.
  test: { name: 'release', include: ['src/**/*.test.ts'], root: import.meta.dirname, testTimeout: 300_000 },
});
