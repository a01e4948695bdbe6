// Once per run: builds the page on which stories are shown, serves it, and starts a browser that all test files share.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { bundledFontsEnv } from '../../../../tools/browser/bundled-fonts.ts';
import { chromiumArgs, findChromium } from '../../../../tools/browser/chromium.ts';
import { serveFolder } from '../../../../tools/browser/serve-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    stageUrl: string;
    chromiumEndpoint: string;
  }
}

export default async function setup(project: TestProject) {
  const cache = join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  // A folder of its own, so that two runs do not empty each other's.
  const folder = await mkdtemp(join(cache, 'stage-'));
  const fonts = await mkdtemp(join(cache, 'fonts-'));
  // A process of its own, because what is built depends on NODE_ENV, and here that says "test".
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'stage/build-stage.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stage = await serveFolder(folder);
  const browser = await chromium.launchServer({
    executablePath: findChromium({ withoutWindows: true }),
    args: [...chromiumArgs],
    // Texts are as wide here as anywhere.
    env: await bundledFontsEnv(fonts),
  });
  project.provide('stageUrl', stage.url);
  project.provide('chromiumEndpoint', browser.wsEndpoint());

  return async () => {
    await browser.close();
    await stage.stop();
    await Promise.all([folder, fonts].map((each) => rm(each, { recursive: true, force: true })));
  };
}
