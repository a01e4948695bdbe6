import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.*.config.ts',
      'apps/*/vitest.config.ts',
      'apps/*/vitest.*.config.ts',
      'tools/*/vitest.config.ts',
    ],
  },
});
