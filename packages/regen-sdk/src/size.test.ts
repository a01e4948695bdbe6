import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';

/** The byte budget of package.json: what an application built by Vite grows by when it uses the built package by its entries. */
const sdk = join(import.meta.dirname, '..');
const { budget } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as { budget: Record<string, number> };

/** What an application loads at first, and with all operations what uploads load at their first use. */
const programs: Record<string, string> = {
  'all operations': `import { createRegen } from '@regen/sdk';
    globalThis.used = createRegen;`,
  'three operations': `import { createCall } from '@regen/sdk';
    import { cartUpdate, productGet, productList } from '@regen/sdk/operations';
    globalThis.used = [createCall, cartUpdate, productGet, productList];`,
  'two resources': `import { createClient } from '@regen/sdk';
    import { createCartResource } from '@regen/sdk/resources/cart';
    import { createProductsResource } from '@regen/sdk/resources/products';
    globalThis.used = (options) => createClient(options, { cart: createCartResource, products: createProductsResource });`,
  query: `import * as query from '@regen/sdk/query';
    globalThis.used = { ...query };`,
  'two queries': `import { createCall } from '@regen/sdk';
    import { productGet, productList, regenQueryDefaults } from '@regen/sdk/query';
    globalThis.used = [createCall, productGet, productList, regenQueryDefaults];`,
  session: `import * as session from '@regen/sdk/session';
    globalThis.used = { ...session };`,
};

/** Every application has a part that it loads later, and brings Vite's loader for it. */
const application = `globalThis.later = () => import('./later.js');`;
const home = mkdtempSync(join(tmpdir(), 'regen-sdk-size-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
mkdirSync(join(home, 'node_modules/@regen'), { recursive: true });
symlinkSync(sdk, join(home, 'node_modules/@regen/sdk'));
writeFileSync(join(home, 'later.js'), 'globalThis.later = true;');
const bare = await gzipBytes('');

/** Gzipped bytes of what is loaded at first, and of what is loaded later. */
async function gzipBytes(program: string): Promise<{ first: number; later: number }> {
  writeFileSync(join(home, 'program.js'), `${application}\n${program}`);
  const result = await build({
    root: home,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: join(home, 'program.js'), external: ['@tanstack/react-query'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The bundler watched instead of building.');
  const chunks = output.output.filter((chunk) => 'code' in chunk);
  // What the entry imports; two parts that are loaded later may share one, too.
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(imported);
  }
  const bytes = { first: 0, later: 0 };
  for (const { fileName, code } of chunks) {
    bytes[first.has(fileName) ? 'first' : 'later'] += gzipSync(code, { level: 9 }).length;
  }
  return bytes;
}

it.each(Object.entries(programs))('%s: within the byte budget', async (name, program) => {
  const { first, later } = await gzipBytes(program);
  const loads = name === 'all operations' ? { uploads: later - bare.later } : {};
  const sizes = { [name]: first - bare.first, ...loads };
  for (const [part, bytes] of Object.entries(sizes)) {
    const limit = budget[part] ?? 0;
    expect({ part, bytes }).toSatisfy(() => bytes <= limit);
    // A budget far above what is used would let anything in.
    expect({ part, bytes }).toSatisfy(() => bytes > limit * 0.9);
  }
});
