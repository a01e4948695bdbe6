// Once per run: builds the Storybook, serves it, and starts two browsers that all test files share: one for pictures, whose
// letters they show, and for all the rest one that draws no windows. BUILT_STORIES names the folder of one that is built
// already.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { bundledFontsEnv } from '../../../../tools/browser/bundled-fonts.ts';
import { chromiumArgs, findChromium } from '../../../../tools/browser/chromium.ts';
import { serveFolder } from '../../../../tools/browser/serve-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    storybookUrl: string;
    chromiumEndpoint: string;
    /** Of the Chromium that takes the pictures. */
    pictureEndpoint: string;
  }
}

const home = join(import.meta.dirname, '../..');
// The same outlines of letters on every machine: no hinting, no colored edges, one color space.
const drawingArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

async function buildStorybook(into: string): Promise<void> {
  const cli = createRequire(join(home, 'package.json')).resolve('storybook/internal/bin/dispatcher');
  await promisify(execFile)(process.execPath, [cli, 'build', '--disable-telemetry', '--quiet', '-o', into], {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
}

export default async function setup(project: TestProject) {
  await using stack = new AsyncDisposableStack();
  const cache = join(home, '.cache');
  await mkdir(cache, { recursive: true });
  // A folder of its own, so that two runs do not empty each other's.
  const temporaryFolder = async (prefix: string) => {
    const folder = await mkdtemp(join(cache, prefix));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const ready = process.env['BUILT_STORIES'];
  const builtStories = ready ?? (await temporaryFolder('stories-'));
  if (ready === undefined) await buildStorybook(builtStories);
  // At the path where the platform serves it: an address from the root would not be found there.
  const served = await serveFolder(builtStories, '/storybook/');
  stack.defer(() => served.stop());

  const args = [...chromiumArgs, ...drawingArgs];
  const env = await bundledFontsEnv(await temporaryFolder('fonts-'));
  const browser = await chromium.launchServer({ executablePath: findChromium({ withoutWindows: true }), args, env });
  stack.defer(() => browser.close());
  const pictureBrowser = await chromium.launchServer({ executablePath: findChromium(), args, env });
  stack.defer(() => pictureBrowser.close());
  project.provide('storybookUrl', served.url);
  project.provide('chromiumEndpoint', browser.wsEndpoint());
  project.provide('pictureEndpoint', pictureBrowser.wsEndpoint());
  const cleanup = stack.move();
  return () => cleanup.disposeAsync();
}
