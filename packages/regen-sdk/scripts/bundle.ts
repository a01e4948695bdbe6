/**
 * `dist/node`: the entries of the package over few files, for programs that are not bundled (Node, Deno and Bun take the
 * condition `node` of `exports`). Opening a hundred small files is most of what an import costs there; bundlers keep the
 * small files that `tsc` has left in `dist`, which divide better. Before that, the version of the package is written into it.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const dist = join(import.meta.dirname, '../dist');

const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { version: string };
writeFileSync(join(dist, 'core/sdk-version.js'), `export const SDK_VERSION = '${version}';\n`);

const resources = readdirSync(join(dist, 'resources/generated')).filter((file) => file.endsWith('.js'));
const entries: Record<string, string> = { index: 'index.js', operations: 'generated/operations/index.js' };
for (const name of ['query', 'session', 'validation', 'mocks']) entries[`${name}/index`] = `${name}/index.js`;
for (const file of resources)
  entries[`resources/generated/${file.replace(/\.js$/, '')}`] = `resources/generated/${file}`;

rmSync(join(dist, 'node'), { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(dist, file)])),
  platform: 'neutral',
  external: [/^@tanstack\//, 'openapi-fetch'],
  preserveEntrySignatures: 'allow-extension',
});
await bundle.write({
  dir: join(dist, 'node'),
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  sourcemap: true,
  // One instance of everything that two entries share: an error of the one is an error of the other.
  codeSplitting: {
    groups: [
      {
        name: 'core',
        test: /[\\/]dist[\\/](index|create-\w+|core|helpers|resources|generated[\\/](operations|version))\b/,
      },
    ],
  },
});
await bundle.close();
