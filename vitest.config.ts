import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/*/vitest.e2e.config.ts',
      'tools/*/vitest.config.ts',
      '{packages,tools}/*/vitest.product.config.ts',
    ],
  },
});
