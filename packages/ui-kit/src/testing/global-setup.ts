// Once per run: builds the page that shows stories, serves it, and configures the fonts for the workers' browsers.
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
    /** The environment of a Chromium that finds only the bundled fonts. */
    browserEnv: NodeJS.ProcessEnv;
  }
}

export default async function setup(project: TestProject) {
  await using stack = new AsyncDisposableStack();
  const cache = join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  // A separate folder, so that two runs do not empty each other's.
  const temporaryFolder = async (prefix: string) => {
    const folder = await mkdtemp(join(cache, prefix));
    stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  };
  const folder = await temporaryFolder('stage-');
  // A separate process, because the build depends on NODE_ENV, which is "test" here.
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'stage/build-stage.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stage = await serveFolder(folder);
  stack.defer(() => stage.stop());
  const fonts = await temporaryFolder('fonts-');
  // Where the workers' browsers store their profiles: a browser that ends with its worker may not get to delete its own.
  process.env['TMPDIR'] = fonts;
  // Text has the same width on every machine.
  project.provide('browserEnv', await bundledFontsEnv(fonts));
  project.provide('stageUrl', stage.url);
  const cleanup = stack.move();
  return () => cleanup.disposeAsync();
}
