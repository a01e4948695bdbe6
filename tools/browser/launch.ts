import { chromium, type Browser } from 'playwright-core';
import { START_LIMIT, WAIT_LIMIT } from '../limits/limits.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

export interface LaunchOptions {
  /** Beside those of every test. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Whether it must be the whole Chromium; the one without windows is taken otherwise, where it is installed. */
  isWhole?: boolean;
}

/** Starts a Chromium for tests: every wait in its pages lasts as long as `WAIT_LIMIT`, unless it says otherwise. */
export async function launchChromium({ args = [], env, isWhole = false }: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium({ withoutWindows: !isWhole }),
    args: [...chromiumArgs, ...args],
    timeout: START_LIMIT,
    ...(env && { env }),
  });
  browser.on('context', (context) => context.setDefaultTimeout(WAIT_LIMIT));
  return browser;
}
