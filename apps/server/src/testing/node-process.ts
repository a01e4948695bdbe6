import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../config.ts';

const QUICK_IMPORTS = fileURLToPath(new URL('./quick-imports.ts', import.meta.url));

/** Options with which tests start Node.js: no warnings, and as little startup work as possible. */
export const EXEC_ARGV: readonly string[] = ['--disable-warning=ExperimentalWarning', `--import=${QUICK_IMPORTS}`];

/** Environment variables of every test process. */
export const BASE_ENV: Readonly<Record<string, string | undefined>> = {
  PATH: process.env['PATH'],
  // Caches compiled code between starts.
  NODE_COMPILE_CACHE: join(PROJECT_ROOT, '.cache', 'compiled'),
};
