import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, minify } from 'vite';
import { expect, it } from 'vitest';

/** The byte budget of package.json, on what a bundler makes of the built package. */
const sdk = join(import.meta.dirname, '..');
const { budget } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as { budget: Record<string, number> };

/** What an application loads at first, and with `uploadImage` what it loads at the first upload. */
const programs: Record<string, string> = {
  'all operations': `import { createRegen } from '${sdk}/dist/index.js';
    globalThis.used = createRegen;`,
  'three operations': `import { createCall } from '${sdk}/dist/core/pipeline.js';
    import { cartUpdate, productGet, productList } from '${sdk}/dist/generated/operations/index.js';
    globalThis.used = [createCall, cartUpdate, productGet, productList];`,
  'two resources': `import { createClient } from '${sdk}/dist/index.js';
    import { createCartResource } from '${sdk}/dist/resources/generated/cart.js';
    import { createProductsResource } from '${sdk}/dist/resources/generated/products.js';
    globalThis.used = (options) => createClient(options, { cart: createCartResource, products: createProductsResource });`,
  query: `import * as query from '${sdk}/dist/query/index.js';
    globalThis.used = { ...query };`,
  'two queries': `import { createCall } from '${sdk}/dist/index.js';
    import { productGet, productList, regenQueryDefaults } from '${sdk}/dist/query/index.js';
    globalThis.used = [createCall, productGet, productList, regenQueryDefaults];`,
  session: `import * as session from '${sdk}/dist/session/index.js';
    globalThis.used = { ...session };`,
};

/** Gzipped bytes of what is loaded at first, and of what is loaded later. */
async function gzipBytes(program: string): Promise<{ first: number; later: number }> {
  const result = await build({
    root: sdk,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id.endsWith('virtual:program') ? '\0program' : null),
        load: (id) => (id === '\0program' ? program : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      // As a library, because an application brings its own loader of later parts, whatever it loads.
      lib: { entry: 'virtual:program', formats: ['es'] },
      rollupOptions: { external: ['@tanstack/react-query'], preserveEntrySignatures: false },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The bundler watched instead of building.');
  const bytes = { first: 0, later: 0 };
  for (const chunk of output.output) {
    if (!('code' in chunk)) continue;
    const { code } = await minify(chunk.fileName, chunk.code, { module: true, mangle: true, compress: true });
    bytes[chunk.isDynamicEntry ? 'later' : 'first'] += gzipSync(code, { level: 9 }).length;
  }
  return bytes;
}

it.each(Object.entries(programs))('%s: within the byte budget', async (name, program) => {
  const { first, later } = await gzipBytes(program);
  const sizes = name === 'all operations' ? { [name]: first, 'image upload': later } : { [name]: first };
  for (const [part, bytes] of Object.entries(sizes)) {
    const limit = budget[part] ?? 0;
    expect({ part, bytes }).toSatisfy(() => bytes <= limit);
    // A budget far above what is used would let anything in.
    expect({ part, bytes }).toSatisfy(() => bytes > limit * 0.9);
  }
});
