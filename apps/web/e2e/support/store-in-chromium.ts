import type { TestUserConfig } from 'vitest/config';

/** What every lane shares whose tests open the built store in Chromium. */
export const storeInChromium: TestUserConfig = {
  globalSetup: ['e2e/support/global-setup.ts'],
  setupFiles: ['e2e/support/setup.ts'],
  // Test files share nothing but the browser of their worker, which takes time to start.
  isolate: false,
};
