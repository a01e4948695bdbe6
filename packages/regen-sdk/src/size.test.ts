import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The byte budget of package.json, on what a bundler makes of the built package. */
const sdk = join(import.meta.dirname, '..');
const { budget } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as { budget: Record<string, number> };

const programs: Record<string, string> = {
  'all operations': `export { createRegen } from '${sdk}/dist/index.js';`,
  'three operations': `export { createCall } from '${sdk}/dist/core/pipeline.js';
    export { cartUpdate, productGet, productList } from '${sdk}/dist/generated/operations.js';`,
  query: `export * from '${sdk}/dist/query/index.js';`,
  session: `export * from '${sdk}/dist/session/index.js';`,
};

async function gzipBytes(program: string): Promise<number> {
  const result = await build({
    root: sdk,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id.endsWith('virtual:program') ? `\0${id}` : null),
        load: (id) => (id === '\0virtual:program' ? program : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: 'virtual:program',
        preserveEntrySignatures: 'strict',
        external: ['@tanstack/react-query'],
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The bundler watched instead of building.');
  return output.output.reduce(
    (sum, chunk) => sum + ('code' in chunk ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
}

it.each(Object.entries(programs))('%s: within the byte budget', async (name, program) => {
  const bytes = await gzipBytes(program);
  expect(bytes).toBeLessThanOrEqual(budget[name] ?? 0);
  // A budget far above what is used would let anything in.
  expect(bytes).toBeGreaterThan((budget[name] ?? 0) * 0.9);
});
