import { join } from 'node:path';
/**
 * `npm run release:publish`: builds, publishes what the registry of npm's settings does not have yet, and tags it in git.
 * `-- --canary pr-12`: the canaries of that name only, as `release:version` has built them.
 */
import { parseArgs } from 'node:util';
import { changesets } from './src/changesets.ts';
import { buildAll } from './src/packages.ts';
import { publishAll } from './src/publish.ts';

const root = join(import.meta.dirname, '../..');

try {
  const { values } = parseArgs({ options: { canary: { type: 'string' } } });
  if (values.canary === undefined) buildAll(root);
  const published = publishAll({ root, tag: values.canary, onlyCanaries: values.canary !== undefined });
  console.log(published.length > 0 ? `Published ${published.join(', ')}` : 'Nothing is to be published.');
  // The workflow pushes the tags.
  if (values.canary === undefined) await changesets(root, ['tag'], 'inherit');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
