/** `npm run changeset`: describes a change of a public package. What follows `--` goes to changesets. */
import { join } from 'node:path';
import { changesets } from './src/changesets.ts';

try {
  await changesets(join(import.meta.dirname, '../..'), process.argv.slice(2), 'inherit');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
