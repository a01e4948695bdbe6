import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../config.ts';

const QUICK_IMPORTS = fileURLToPath(new URL('./quick-imports.ts', import.meta.url));

/** How tests start Node.js: without what it would say of itself, and with the least to do at each of the many starts. */
export const EXEC_ARGV: readonly string[] = ['--disable-warning=ExperimentalWarning', `--import=${QUICK_IMPORTS}`];

/** The variables of the environment that every process of a test has. */
export const BASE_ENV: Readonly<Record<string, string | undefined>> = {
  PATH: process.env['PATH'],
  // What Node.js has compiled once, it need not compile for each start.
  NODE_COMPILE_CACHE: join(PROJECT_ROOT, '.cache', 'compiled'),
};
