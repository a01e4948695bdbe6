import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as fixture from './libraries.fixture.tsx';

// The build of the storefront takes libraries as they are (ADR 67): what no screen uses today works as soon as one does.
let folder: string;
let built: typeof fixture;

beforeAll(async () => {
  folder = mkdtempSync(join(import.meta.dirname, 'node_modules/.libraries-'));
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'libraries.fixture.tsx'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'fixture.js' },
      },
    },
  });
  built = (await import(pathToFileURL(join(folder, 'fixture.js')).href)) as typeof built;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has queries of endless pages', async () => {
  expect(await built.pagesOfInfiniteQuery()).toBe(3);
});

it('has the state of what is written', async () => {
  expect(await built.stateOfMutation()).toBe('written!');
});

it('has scripts in heads', async () => {
  const html = await built.scriptsOfHead();
  expect(html).toContain('src="/of-the-head.js"');
  expect(html).toContain('of(the, page)');
});
