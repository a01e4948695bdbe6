/** `node tools/install/install.ts <folder>`: installs what the folder's own lock file names, for scripts that then run a program from it. */
import { ensureInstalled } from './src/ensure-installed.ts';

const folders = process.argv.slice(2);
try {
  if (folders.length === 0) throw new Error('Usage: node tools/install/install.ts <folder> [<folder> …]');
  for (const folder of folders) await ensureInstalled(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
