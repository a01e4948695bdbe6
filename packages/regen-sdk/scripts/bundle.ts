/**
 * What `tsc` has left in `dist` becomes the package.
 *
 * `dist/openapi-fetch.js`: the parts of openapi-fetch that the pipeline sends with, so that a page loads the package without an
 * import map and nobody installs a second one.
 *
 * `dist/node`: the entries of the package over few files, for programs that are not bundled (Node, Deno and Bun take the
 * condition `node` of `exports`). Opening a hundred small files is most of what an import costs there; bundlers keep the
 * small files, which divide better.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = join(import.meta.dirname, '../dist');

const resources = readdirSync(join(dist, 'resources/generated')).filter((file) => file.endsWith('.js'));

await bundleOpenapiFetch();
await bundleForNode();

/** Takes what the files of the core import from openapi-fetch into the package, and lets them import that. */
async function bundleOpenapiFetch(): Promise<void> {
  const importLine = /^import \{ ([\w, ]+) \} from 'openapi-fetch';$/m;
  const names = new Set<string>();
  for (const file of readdirSync(join(dist, 'core')).filter((name) => name.endsWith('.js'))) {
    const path = join(dist, 'core', file);
    const text = readFileSync(path, 'utf8');
    const found = importLine.exec(text);
    if (!found) continue;
    for (const name of (found[1] ?? '').split(', ')) names.add(name);
    writeFileSync(path, text.replace("'openapi-fetch'", "'../openapi-fetch.js'"));
  }

  // A second run without `tsc` finds nothing to do.
  if (names.size === 0) return;
  const home = join(dirname(fileURLToPath(import.meta.resolve('openapi-fetch'))), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const license = readFileSync(join(home, 'LICENSE'), 'utf8').trim();
  const bundle = await rolldown({
    input: 'parts',
    platform: 'neutral',
    plugins: [
      {
        name: 'parts',
        resolveId: (id) => (id === 'parts' ? '\0parts' : null),
        load: (id) => (id === '\0parts' ? `export { ${[...names].join(', ')} } from 'openapi-fetch';` : null),
      },
    ],
  });
  await bundle.write({
    file: join(dist, 'openapi-fetch.js'),
    format: 'es',
    banner: `/*\nParts of openapi-fetch ${version}.\n\n${license}\n*/`,
  });
  await bundle.close();
}

async function bundleForNode(): Promise<void> {
  const entries = [
    'index.js',
    ...['query', 'session', 'validation', 'mocks'].map((name) => `${name}/index.js`),
    ...resources.map((file) => `resources/generated/${file}`),
  ];
  rmSync(join(dist, 'node'), { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [file.replace(/\.js$/, ''), join(dist, file)])),
    platform: 'neutral',
    external: [/^@tanstack\//],
    preserveEntrySignatures: 'allow-extension',
  });
  await bundle.write({
    dir: join(dist, 'node'),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // One instance of everything that two entries share: an error of the one is an error of the other.
    codeSplitting: {
      groups: [
        {
          name: 'core',
          test: /[\\/]dist[\\/](index|create-\w+|openapi-fetch|core|helpers|resources|generated[\\/](operations|version))\b/,
        },
      ],
    },
  });
  await bundle.close();
}
