import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, minify as minifyText } from 'vite';
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
    // As a library, because an application brings its own loader of later parts, whatever it loads.
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'] },
      // No one imports an application, so its entry may include what a later part shares with it.
      rollupOptions: { preserveEntrySignatures: false },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The bundler watched instead of building.');
  const first = output.output.filter((chunk) => 'code' in chunk && !chunk.isDynamicEntry);
  const texts = first.map((chunk) =>
    'code' in chunk ? minify(chunk.fileName, chunk.code) : Promise.resolve({ code: '' }),
  );
  return (await Promise.all(texts)).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** A library keeps its white space otherwise. */
function minify(name: string, code: string): Promise<{ code: string }> {
  return minifyText(name, code, { module: true, mangle: true, compress: true });
}
