// Once per run: serves the built Storybook, and starts two browsers that all test files share: the full Chromium for screenshots, and the
// headless shell for all the rest.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

  const args = [...chromiumArgs, ...drawingArgs];
  const fonts = await mkdtemp(join(cache, 'fonts-'));
  stack.defer(() => rm(fonts, { recursive: true, force: true }));
  const env = await bundledFontsEnv(fonts);
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
