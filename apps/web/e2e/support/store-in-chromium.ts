import type { TestUserConfig } from 'vitest/config';

/** What every lane shares whose tests open the built store in Chromium. */
export const storeInChromium: TestUserConfig = {
  environment: 'node',
  globalSetup: ['e2e/support/global-setup.ts'],
  setupFiles: ['e2e/support/setup.ts'],
  // Test files share nothing but the connection to the browser, which is what takes time to make.
  isolate: false,
  // Polling ends as soon as the condition holds; this is the upper limit on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 60_000,
};
