import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../../../tools/browser/launch.ts';
import type * as sdkEntry from '../index.ts';

/** The built package in a real browser: only there is an upload's progress known, and another origin another one. */
const dist = join(import.meta.dirname, '../../dist');
const html = `<!doctype html><title>Upload</title>
<script type="importmap">{ "imports": { "openapi-fetch": "/openapi-fetch.js" } }</script>
<script type="module">import * as sdk from '/sdk/index.js'; globalThis.sdk = sdk;</script>`;
const SIZE = 3_000_000;
const refused = { code: 'file_invalid', message: 'This is no license.', requestId: 'req_1' };

let shop: Server;
let bucket: Server;
let browser: Browser;
let page: Page;
/** What the storage does with a file: accepts it, refuses it, or never responds. */
let answer: 'take' | 'refuse' | 'hang' | 'reset' = 'take';
let stored: { headers: IncomingHttpHeaders; bytes: number }[] = [];
let isCanceled = Promise.withResolvers<void>();

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
function originOf(server: Server, host = '127.0.0.1'): string {
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  bucket = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', originOf(shop));
    response.setHeader('Access-Control-Allow-Methods', 'PUT');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, if-none-match');
    if (request.method === 'OPTIONS') return void response.end();
    if (answer === 'reset') return void request.socket.destroy();
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('close', () => isCanceled.resolve());
    request.on('end', () => {
      stored.push({ headers: request.headers, bytes });
      if (answer !== 'hang') response.writeHead(answer === 'take' ? 200 : 403).end();
    });
  });
  shop = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isSdk = pathname.startsWith('/sdk/');
    const file = isSdk ? join(dist, pathname.slice(4)) : fileURLToPath(import.meta.resolve('openapi-fetch'));
    if (pathname.endsWith('.js')) {
      readFile(file).then(
        (text) => response.setHeader('Content-Type', 'text/javascript').end(text),
        () => response.writeHead(404).end(),
      );
    } else if (pathname === '/api/v1/regen/applications' || pathname.startsWith('/api/v1/regen/recommendations/')) {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('close', () => isCanceled.resolve());
      request.on('end', () => {
        stored.push({ headers: request.headers, bytes });
        if (answer === 'hang') return;
        response.writeHead(answer === 'take' ? 201 : 422, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answer === 'take' ? { reference: 'A-1' } : refused));
      });
    } else if (pathname.startsWith('/api/v1/uploads/')) {
      const headers = { 'content-type': 'image/png', 'if-none-match': '*' };
      const url = `${originOf(bucket, 'localhost')}/stores/upl_1?signature=abc`;
      const address = { uploadId: 'upl_1', url, method: 'PUT', headers, expiresAt: '2026-11-21T10:00:00Z' };
      const picture = { accountId: 'acc_1', state: 'ready', reason: null, picture: null };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(request.method === 'POST' ? address : picture));
    } else response.setHeader('Content-Type', 'text/html').end(html);
  });
  await Promise.all([listen(bucket), listen(shop)]);
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(originOf(shop));
  await page.waitForFunction(() => 'sdk' in globalThis);
});
afterAll(async () => {
  await browser.close();
  for (const server of [shop, bucket]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
beforeEach(() => {
  stored = [];
  isCanceled = Promise.withResolvers();
});

interface Outcome {
  state?: string;
  error?: { name: string; message: string; cause: string };
  percents: number[];
}

/** Uploads in the page, and returns the outcome. */
function upload(cancelAt?: number): Promise<Outcome> {
  return page.evaluate(
    async ({ size, cancelAt: limit }): Promise<Outcome> => {
      // Put there by the script of the page.
      const { sdk } = globalThis as unknown as { sdk: typeof sdkEntry };
      const percents: number[] = [];
      const controller = new AbortController();
      const regen = sdk.createRegen({
        baseUrl: '/api/v1/regen',
        clientKey: 'k',
        browserId: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
      });
      const file = new File([new Uint8Array(size)], 'shop.png', { type: 'image/png' });
      const onProgress = ({ percent }: { percent: number }): void => {
        percents.push(percent);
        if (limit !== undefined && percent >= limit) controller.abort();
      };
      try {
        const { state } = await regen.storePictures.uploadImage(
          { id: 'acc_1', file },
          { onProgress, signal: controller.signal },
        );
        return { state, percents };
      } catch (caught) {
        const { name, message, cause } = caught as Error;
        return { error: { name, message, cause: String(cause) }, percents };
      }
    },
    { size: SIZE, cancelAt },
  );
}

it('reports its progress, and sends the headers of the URL and none of ours', async () => {
  answer = 'take';
  const devtools = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: SIZE };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  onTestFinished(() => devtools.detach());
  await page.context().addCookies([{ name: 'guest', value: 'secret', url: originOf(bucket, 'localhost') }]);
  const { state, percents } = await upload();
  expect(state).toBe('ready');
  expect(percents.some((percent) => percent > 0 && percent < 100)).toBe(true);
  expect(percents[0]).toBe(0);
  expect(percents.at(-1)).toBe(100);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(stored).toEqual([
    { bytes: SIZE, headers: expect.objectContaining({ 'content-type': 'image/png', 'if-none-match': '*' }) },
  ]);
  for (const name of ['authorization', 'browser-id', 'cookie']) expect(stored[0]?.headers).not.toHaveProperty(name);
});

it.each([
  ['refuse', 'Error: Request failed with status code 403'],
  ['reset', 'Error: Network Error'],
] as const)('says that the file was not taken when the storage does: %s', async (what, cause) => {
  answer = what;
  const { error } = await upload();
  expect(error).toEqual({ name: 'RegenUploadError', message: 'Failed to upload image to S3', cause });
});

it('ends the transfer when it is canceled', async () => {
  answer = 'hang';
  const { error } = await upload(100);
  expect(error?.name).toBe('RegenAbortError');
  await isCanceled.promise;
});

/** Sends a form from the page and returns the outcome. */
function sendForm(cancelAt?: number): Promise<Outcome> {
  return page.evaluate(
    async ({ size, cancelAt: limit }): Promise<Outcome> => {
      const { sdk } = globalThis as unknown as { sdk: typeof sdkEntry };
      const percents: number[] = [];
      const controller = new AbortController();
      const regen = sdk.createRegen({ baseUrl: '/api/v1/regen', clientKey: 'k', maxRetries: 0 });
      const license = new File([new Uint8Array(size)], 'license.pdf', { type: 'application/pdf' });
      try {
        const words = {
          firstName: 'Gwen',
          lastName: 'Ito',
          email: 'gwen@example.com',
          phone: '+1 801 555 0123',
        } as const;
        const practice = { profession: 'esthetician', businessName: 'Lumen', businessType: 'solo' } as const;
        const place = { line1: '12 Elm Street', city: 'Salt Lake City', countryCode: 'US' } as const;
        const proof = {
          licenseNumber: 'EST-204518',
          licenseAuthority: 'Utah',
          licenseExpiresOn: '2028-06-30',
        } as const;
        const params = { ...words, ...practice, ...place, ...proof, acceptTerms: 'true', license } as const;
        const { reference } = await regen.applications.create(params, {
          signal: controller.signal,
          onProgress({ percent }) {
            percents.push(percent);
            if (limit !== undefined && percent >= limit) controller.abort();
          },
        });
        return { state: reference, percents };
      } catch (caught) {
        const { name, message, cause } = caught as Error;
        return { error: { name, message, cause: String(cause) }, percents };
      }
    },
    { size: SIZE, cancelAt },
  );
}

describe('a form', () => {
  it('reports its progress and gets a response like any other call', async () => {
    answer = 'take';
    const devtools = await page.context().newCDPSession(page);
    const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: SIZE };
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    onTestFinished(() => devtools.detach());
    const { state, percents } = await sendForm();
    expect(state).toBe('A-1');
    expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
    expect(percents.some((percent) => percent > 0 && percent < 100)).toBe(true);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(stored[0]?.bytes).toBeGreaterThan(SIZE);
    expect(stored[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(stored[0]?.headers).toHaveProperty('idempotency-key');
  });

  it('is not complete before its response when it has no files', async () => {
    answer = 'take';
    const seen = await page.evaluate(async (): Promise<(number | string)[]> => {
      const { sdk } = globalThis as unknown as { sdk: typeof sdkEntry };
      const events: (number | string)[] = [];
      const regen = sdk.createRegen({ baseUrl: '/api/v1/regen', clientKey: 'k', maxRetries: 0 });
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
        this.addEventListener('load', () => events.push('response'));
        open.call(this, method, url, true);
      };
      const bundle = { id: 'usr_1', bundleName: 'Evening', items: ['1401'] };
      await regen.recommendations.create(bundle, { onProgress: ({ percent }) => events.push(percent) });
      XMLHttpRequest.prototype.open = open;
      return events;
    });
    expect(seen).toEqual([0, 'response', 100]);
  });

  it('throws what the API refuses, and ends the transfer when it is canceled', async () => {
    answer = 'refuse';
    expect((await sendForm()).error).toMatchObject({ name: 'RegenUnprocessableError', message: refused.message });
    answer = 'hang';
    expect((await sendForm(100)).error?.name).toBe('RegenAbortError');
    await isCanceled.promise;
  });
});
