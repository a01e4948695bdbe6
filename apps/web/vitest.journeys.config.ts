import { configDefaults, defineConfig } from 'vitest/config';
import { workers } from '../../tools/test/workers.ts';
import { storeInChromium } from './e2e/support/store-in-chromium.ts';

/** People who walk through the built store. */
export default defineConfig({
  test: {
    ...storeInChromium,
    name: 'web:journeys',
    maxWorkers: workers,
    root: import.meta.dirname,
    include: ['e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'e2e/everywhere/**'],
  },
});
