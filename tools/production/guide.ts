/**
 * `npm run guide -- <folder> [section]`: makes a bare Debian below the folder and runs the commands of docs/guides/production.md in it, as they stand there.
 * See "What has been tested" there for what is replaced. Wants root, 6 GB and 10 to 20 minutes.
 * After a failure the Debian is kept; with a section, as the output names it, it goes on there.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runGuide } from './src/guide-run.ts';

const [name, from] = process.argv.slice(2);
try {
  if (name === undefined) throw new Error('Name a folder for the Debian: npm run guide -- /tmp/guide');
  // npm runs scripts in the root of the project, wherever it was called.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
  await runGuide(folder, from, (line) => console.log(line));
  rmSync(join(folder, 'root'), { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
