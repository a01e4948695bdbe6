/**
 * `npm run bench:sdk`: the SDK beside other clients in one run. `-- --write` puts the table into docs/performance.md;
 * `-- --quick` takes fewer calls. Run `npm run build` before.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { measureCalls, measureImport } from './measure-cpu.ts';
import type { Cpu } from './measure-cpu.ts';
import { gzipBytes } from './measure-size.ts';
import { measureTypes } from './measure-types.ts';
import { CLIENTS } from './programs.ts';
import type { ClientName } from './programs.ts';
import { table, withSection } from './report.ts';
import { HOME, ROOT, prepare } from './world.ts';

const isQuick = process.argv.includes('--quick');
const unknown = process.argv.slice(2).filter((argument) => !['--quick', '--write'].includes(argument));
if (unknown.length > 0) throw new Error(`Unknown argument: ${unknown.join(' ')}`);

await prepare();
// hey-api writes TypeScript; its users bundle it for Node as well.
const hey = join(HOME, 'hey-entry.js');
writeFileSync(hey, "export * from './hey/sdk.gen.ts'; export { client } from './hey/client.gen.ts';");
const bundle = await rolldown({ input: hey, platform: 'node' });
await bundle.write({ file: join(HOME, 'hey.mjs'), format: 'es' });
await bundle.close();

const rounds = isQuick ? 1 : 5;
const memory = await measureCalls('memory', rounds, isQuick ? 5_000 : 20_000);
const loopback = await measureCalls('loopback', rounds, isQuick ? 1_000 : 4_000);

const rows: string[][] = [];
for (const client of CLIENTS) {
  const types = measureTypes(client);
  rows.push([
    client,
    String(await gzipBytes(client, 'three')),
    String(await gzipBytes(client, 'all')),
    ...added(memory, client),
    ...added(loopback, client),
    (await measureImport(client, isQuick ? 3 : 15)).toFixed(1),
    String(types.instantiations),
    types.checkTime.toFixed(2),
  ]);
}
const text = table(rows);
console.log(text);
if (process.argv.includes('--write')) {
  const file = join(ROOT, 'docs/performance.md');
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), text, process.version));
  execFileSync(join(ROOT, 'node_modules', '.bin', 'oxfmt'), [file], { cwd: ROOT, stdio: 'ignore' });
}

/** Microseconds of CPU that a GET and a POST take, and how many times raw fetch that is. */
function added(all: Map<ClientName, Cpu>, client: ClientName): string[] {
  const [own, raw] = [all.get(client), all.get('raw fetch')];
  if (!own || !raw) throw new Error(`${client} was not measured.`);
  return (['get', 'post'] as const).map((verb) => `${own[verb].toFixed(0)} (${(own[verb] / raw[verb]).toFixed(2)}×)`);
}
