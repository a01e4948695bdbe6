/**
 * `npm run release:publish`: publishes what the registry of npm's settings does not have yet, and names it in git. `-- --canary pr-12`:
 * the canaries of that name only.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { publishAll } from './src/publish.ts';

const root = join(import.meta.dirname, '../..');

try {
  const { values } = parseArgs({ options: { canary: { type: 'string' } } });
  const published = publishAll({ root, tag: values.canary, onlyCanaries: values.canary !== undefined });
  console.log(published.length > 0 ? `Published ${published.join(', ')}` : 'Nothing is to be published.');
  // The workflow reads the names from what this prints.
  const changesets = join(root, 'node_modules/@changesets/cli/bin.js');
  const tag =
    values.canary === undefined
      ? spawnSync(process.execPath, [changesets, 'tag'], { cwd: root, stdio: 'inherit' })
      : null;
  process.exitCode = tag?.status ?? 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
