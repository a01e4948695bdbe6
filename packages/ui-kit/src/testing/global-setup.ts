// Once per run: builds the page on which stories are shown, serves it, and writes down the fonts for the browsers of the workers.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { bundledFontsEnv } from '../../../../tools/browser/bundled-fonts.ts';
import { serveFolder } from '../../../../tools/browser/serve-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    stageUrl: string;
    /** Of a Chromium that knows the bundled fonts only. */
    browserEnv: NodeJS.ProcessEnv;
  }
}

export default async function setup(project: TestProject) {
  await using stack = new AsyncDisposableStack();
  const cache = join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  // A folder of its own, so that two runs do not empty each other's.
  const temporaryFolder = async (prefix: string) => {
    const folder = await mkdtemp(join(cache, prefix));
    stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  };
  const folder = await temporaryFolder('stage-');
  // A process of its own, because what is built depends on NODE_ENV, and here that says "test".
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'stage/build-stage.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stage = await serveFolder(folder);
  stack.defer(() => stage.stop());
  const fonts = await temporaryFolder('fonts-');
  // Where the browsers of the workers keep their profiles: one that ends with its worker may not get to remove its own.
  process.env['TMPDIR'] = fonts;
  // Texts are as wide here as anywhere.
  project.provide('browserEnv', await bundledFontsEnv(fonts));
  project.provide('stageUrl', stage.url);
  const cleanup = stack.move();
  return () => cleanup.disposeAsync();
}
