/** `node tools/release/publish.ts [--tag pr-12]`: publishes what the registry of npm's settings does not have yet. */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { publishAll } from './src/publish.ts';

try {
  const { values } = parseArgs({ options: { tag: { type: 'string' } } });
  const published = publishAll({ root: join(import.meta.dirname, '../..'), tag: values.tag });
  console.log(published.length > 0 ? `Published ${published.join(', ')}` : 'The registry has every version already.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
