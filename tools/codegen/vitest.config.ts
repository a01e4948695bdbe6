import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Generating runs the linter and the type generator, each a process or a second of its own.
  test: { name: 'codegen', include: ['src/**/*.test.ts'], root: import.meta.dirname, testTimeout: 60_000 },
});
