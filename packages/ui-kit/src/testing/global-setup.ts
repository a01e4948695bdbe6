// Once per run: builds the Storybook, serves it, and starts two browsers that all test files share: one for pictures, whose
// letters they show, and for all the rest one that draws no windows. BUILT_STORIES names the folder of one that is built
// already.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArgs, findChromium } from '../../../../tools/browser/chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    storybookUrl: string;
    chromiumEndpoint: string;
    /** Of the Chromium that takes the pictures. */
    pictureEndpoint: string;
  }
}

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
// The path at which the platform serves it: an address from the root would not be found here.
const basePath = '/storybook/';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};
// The same outlines of letters on every machine: no hinting, no coloured edges, one colour space.
const drawingArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

function buildStorybook(into: string): Promise<void> {
  const cli = createRequire(join(packageRoot, 'package.json')).resolve('storybook/internal/bin/dispatcher');
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [cli, 'build', '--disable-telemetry', '--quiet', '-o', into], {
      cwd: packageRoot,
      env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    build.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    build.on('error', reject);
    build.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The Storybook does not build.\n${output}`)),
    );
  });
}

export default async function setup(project: TestProject) {
  // A folder of its own, so that two runs do not empty each other's.
  const cache = join(packageRoot, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const ready = process.env['BUILT_STORIES'];
  const builtStories = ready ?? (await mkdtemp(join(cache, 'stories-')));
  if (ready === undefined) await buildStorybook(builtStories);
  const server = createServer((request, response) => {
    // Browsers ask for one unasked.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname));
    if (!path.startsWith(basePath)) return response.writeHead(404).end();
    const file = path.slice(basePath.length) || 'index.html';
    readFile(join(builtStories, file)).then(
      (body) => {
        const headers = {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=3600',
          'accept-ranges': 'bytes',
        };
        // A film can be sought only where parts of it can be asked for.
        const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
        if (from === undefined) return response.writeHead(200, headers).end(body);
        const part = body.subarray(Number(from), to ? Number(to) + 1 : undefined);
        const range = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`;
        return response.writeHead(206, { ...headers, 'content-range': range }).end(part);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the stories has no port.');

  const args = [...chromiumArgs, ...drawingArgs];
  const [browser, pictureBrowser] = await Promise.all([
    chromium.launchServer({ executablePath: findChromium({ withoutWindows: true }), args }),
    chromium.launchServer({ executablePath: findChromium(), args }),
  ]);
  project.provide('storybookUrl', `http://127.0.0.1:${address.port}${basePath.slice(0, -1)}`);
  project.provide('chromiumEndpoint', browser.wsEndpoint());
  project.provide('pictureEndpoint', pictureBrowser.wsEndpoint());

  return async () => {
    await Promise.all([browser.close(), pictureBrowser.close()]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (ready === undefined) await rm(builtStories, { recursive: true, force: true });
  };
}
