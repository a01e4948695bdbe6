import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of an installed Chromium: `CHROMIUM_PATH`, or the first one on the PATH. `withoutWindows` prefers the one that is
 * made for work without a screen: the same pages for half of the CPU, but letters drawn a little differently.
 * @throws Error that says how to get one.
 */
export function findChromium({ withoutWindows = false } = {}): string {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured !== undefined && configured !== '') {
    if (isExecutable(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not a program that can be run.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const shells = withoutWindows ? folders.map((folder) => join(folder, 'chromium-headless-shell')) : [];
  const found = [...shells, ...onPath, ...places].find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium and found none. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

/** Launch arguments: quiet, without calls to hosts of its own; as root Chromium only starts without its sandbox. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // A page that is opened stays in the process that it was opened in.
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
