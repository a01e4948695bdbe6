import { join } from 'node:path';
import type { TestUserConfig } from 'vitest/config';

/** What every lane shares whose tests open the built store in Chromium. */
export const storeInChromium: TestUserConfig = {
  globalSetup: ['e2e/support/global-setup.ts'],
  setupFiles: ['e2e/support/setup.ts'],
  // Test files share nothing but the browser of their worker, which takes time to start.
  isolate: false,
  // Node.js reads the sources by itself, those of a whole server in the lane `audit` too: Vite has nothing to add to them.
  execArgv: [
    '--disable-warning=ExperimentalWarning',
    `--import=${join(import.meta.dirname, '../../../server/src/testing/quick-imports.ts')}`,
  ],
  experimental: { viteModuleRunner: false },
};
