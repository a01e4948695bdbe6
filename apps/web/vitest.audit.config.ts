import { defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';
import { storeInChromium } from './e2e/support/store-in-chromium.ts';

/** What a crawler looks at: every address as everybody, and nothing of one person in the hands of another. */
export default defineConfig({
  test: {
    ...storeInChromium,
    name: 'web:audit',
    maxWorkers: workers,
    root: import.meta.dirname,
    include: ['e2e/everywhere/*.test.ts'],
  },
});
