/**
 * Derives everything generated from the contract: `node gen.ts` writes it, `node gen.ts --check` only says whether what is
 * committed is what would be written.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { joinHosts } from './src/join-hosts.ts';
import { FOLDERS, outputs } from './src/outputs.ts';
import { lintAndBundle } from './src/redocly.ts';

const root = resolve(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');
const unknownArguments = process.argv.slice(2).filter((argument) => argument !== '--check');

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  if (unknownArguments.length > 0) throw new Error(`Unknown argument: ${unknownArguments.join(' ')}`);
  const bundle = joinHosts(await lintAndBundle(root, 'openapi/regen.v1.yaml'), [
    await lintAndBundle(root, 'openapi/uploads.v1.yaml'),
  ]);
  const files = await outputs(bundle);
  // What is no longer generated, as when the last operation of a resource is gone.
  const left = globSync(
    FOLDERS.map((folder) => `${folder}/**/*.*`),
    { cwd: root },
  ).filter((name) => !files.has(name));
  if (!isCheck) for (const name of left) rmSync(join(root, name));
  const stale = left;
  for (const [name, text] of files) {
    const path = join(root, name);
    if (read(path) === text) continue;
    stale.push(name);
    if (isCheck) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  if (!isCheck)
    console.log(stale.length > 0 ? `Wrote or removed ${stale.join(', ')}` : 'Everything generated is up to date.');
  else if (stale.length > 0) console.error(`Not what the contract says, run \`npm run gen\`: ${stale.join(', ')}`);
  return isCheck && stale.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
