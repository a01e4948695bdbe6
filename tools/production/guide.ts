/**
 * `npm run guide -- <folder> [section]`: installs a bare Debian in the folder and runs the commands of docs/guides/production.md in it, unchanged.
 * "What has been tested" in that guide lists what is replaced. Needs root, 6 GB and 10 to 20 minutes.
 * After a failure the Debian is kept; with a section name from the output, the run continues there.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runGuide } from './src/guide-run.ts';

const [name, from] = process.argv.slice(2);
try {
  if (name === undefined) throw new Error('Name a folder for the Debian: npm run guide -- /tmp/guide');
  // npm runs scripts in the project root, wherever it was called.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
  await runGuide(folder, from, (line) => console.log(line));
  rmSync(join(folder, 'root'), { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
