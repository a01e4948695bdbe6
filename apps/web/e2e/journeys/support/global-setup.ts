// Once per run: the built server with a data folder of its own, and one Chromium that all journeys share.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArgs, findChromium } from '../../../../../tools/browser/chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    shopBrowser: string;
  }
}

const main = fileURLToPath(new URL('../../../../server/dist/main.js', import.meta.url));

interface Shop {
  url: string;
  stop(): Promise<void>;
}

async function openShop(): Promise<Shop> {
  if (!existsSync(main)) throw new Error('The server is not built yet. Run "npm run build" first.');
  const folder = await mkdtemp(join(tmpdir(), 'regen-journeys-'));
  const child = fork(main, {
    // Every journey signs in from this one address.
    env: {
      ...process.env,
      DATA_FOLDER: folder,
      PORT: '0',
      DRAW_AHEAD: 'false',
      RATE_LIMIT_FACTOR: '1000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'listening' && message.url !== undefined) resolve(message.url);
    });
    child.once('error', reject);
    void exited.then(() => reject(new Error(`The server did not start.\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject) {
  const shop = await openShop();
  const browser = await chromium.launchServer({
    executablePath: findChromium({ withoutWindows: true }),
    args: [...chromiumArgs],
  });
  project.provide('shopUrl', shop.url);
  project.provide('shopBrowser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop.stop();
  };
}
