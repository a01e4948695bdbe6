import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The packed package and the browser take a process each.
  test: { name: 'sdk', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
