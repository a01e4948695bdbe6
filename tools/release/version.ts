import { join } from 'node:path';
/** `npm run release:version`: versions and changelogs from the pending changesets. `-- --canary pr-12`: versions of that name; `--built`: what is built is up to date. */
import { parseArgs } from 'node:util';
import { makeVersions } from './src/version.ts';

try {
  const { values } = parseArgs({ options: { canary: { type: 'string' }, built: { type: 'boolean' } } });
  await makeVersions(join(import.meta.dirname, '../..'), { canary: values.canary, isBuilt: values.built });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
