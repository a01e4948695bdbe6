import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { program } from './programs.ts';
import type { ClientName } from './programs.ts';
import { HOME } from './world.ts';

/** Bytes that a browser loads at first: bundled, minified, gzipped (level 9). */
export async function gzipBytes(client: ClientName, wanted: 'three' | 'all'): Promise<number> {
  const entry = join(HOME, `program-${client.replaceAll(/\W/g, '-')}-${wanted}.js`);
  writeFileSync(entry, program(client, wanted));
  const result = await build({
    root: HOME,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The bundler watched instead of building.');
  const first = output.output.filter((chunk) => 'code' in chunk && !chunk.isDynamicEntry);
  return first.reduce((sum, chunk) => sum + ('code' in chunk ? gzipSync(chunk.code, { level: 9 }).length : 0), 0);
}
