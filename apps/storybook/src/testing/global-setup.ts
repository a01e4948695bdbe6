// Once per run: serves the built Storybook, and writes down the fonts for the browsers of the workers.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundledFontsEnv } from '../../../../tools/browser/bundled-fonts.ts';
import { serveFolder } from '../../../../tools/browser/serve-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    storybookUrl: string;
    /** Of a Chromium that knows the bundled fonts only. */
    browserEnv: NodeJS.ProcessEnv;
  }
}

const home = join(import.meta.dirname, '../..');

export default async function setup(project: TestProject) {
  await using stack = new AsyncDisposableStack();
  const cache = join(home, '.cache');
  await mkdir(cache, { recursive: true });
  const builtStories = join(home, 'storybook-static');
  if (!existsSync(builtStories))
    throw new Error('The Storybook is not built yet. Run "npm run build:storybook" first.');
  // At the path where the platform serves it: an address from the root would not be found there.
  const served = await serveFolder(builtStories, '/storybook/');
  stack.defer(() => served.stop());

  const fonts = await mkdtemp(join(cache, 'fonts-'));
  stack.defer(() => rm(fonts, { recursive: true, force: true, maxRetries: 5 }));
  // Where the browsers of the workers keep their profiles: one that ends with its worker may not get to remove its own.
  process.env['TMPDIR'] = fonts;
  project.provide('browserEnv', await bundledFontsEnv(fonts));
  project.provide('storybookUrl', served.url);
  const cleanup = stack.move();
  return () => cleanup.disposeAsync();
}
