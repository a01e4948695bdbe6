import { ERRORS, problemPage, readContract, sampleBody } from '@regen/contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../config.ts';
import { createAjv } from '../http/request/validation.ts';
import { Description } from './description.ts';
import { registerApiDocs } from './routes.ts';
import { FORM, sampleUrl, sdkSnippet } from './snippets.ts';

const contract = readContract();
const description = new Description(contract);
let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  await registerApiDocs(server, { publicUrl: () => 'https://shop.example', contract, rules: new Map() });
});
afterAll(() => server.close());

describe('the description', () => {
  it('is the whole contract with both hosts, readable from other sites, and not sent twice', async () => {
    const first = await server.inject({ url: '/openapi.json', headers: { origin: 'https://elsewhere.example' } });
    expect(first.json()).toEqual(contract);
    expect(first.headers['access-control-allow-origin']).toBe('*');
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await server.inject({
      url: '/openapi.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
    const packed = await server.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString('utf8'))).toEqual(contract);
    expect(packed.headers.etag).not.toBe(first.headers.etag);
  });
});

describe('the reference', () => {
  it('shows every operation once, on the page of its tag, and lists it on the first page', async () => {
    const home = (await server.inject('/docs/api')).payload;
    for (const { name } of description.tags) {
      const page = await server.inject(`/docs/api/${name}`);
      expect(page.statusCode).toBe(200);
      for (const { id, tag, fullPath } of description.operations) {
        const times = page.payload.split(`<article id="${id}"`).length - 1;
        expect(times, `${id} on ${name}`).toBe(tag === name ? 1 : 0);
        if (tag !== name) continue;
        expect(page.payload).toContain(fullPath);
        expect(home).toContain(`href="/docs/api/${tag}#${id}"`);
      }
    }
  });

  it('needs no script and no inline style, and nothing from elsewhere', async () => {
    for (const path of ['/docs/api', '/docs/api/errors', ...description.tags.map(({ name }) => `/docs/api/${name}`)]) {
      const { payload, headers } = await server.inject(path);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self';/);
      expect(payload).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
      const loaded = [...payload.matchAll(/<(?:link|img|iframe)[^>]*\b(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
      expect(loaded.every((url) => url?.startsWith('/'))).toBe(true);
      // Quick to read on a slow line: the largest page stays below 20 kB as it is sent.
      const sent = await server.inject({ url: path, headers: { 'accept-encoding': 'br' } });
      expect(sent.rawPayload.length).toBeLessThan(20_000);
    }
    const styles = /href="(\/docs\/api\/style\.[\w-]+\.css)"/.exec((await server.inject('/docs/api')).payload)?.[1];
    const sheet = await server.inject(styles ?? '');
    expect(sheet.headers['content-type']).toContain('text/css');
    expect(sheet.headers['cache-control']).toContain('immutable');
  });

  it('has a place for each error code, which its problems name as their type', async () => {
    const page = (await server.inject('/docs/api/errors')).payload;
    for (const code of Object.keys(ERRORS)) {
      expect(problemPage(code)).toBe(`/docs/api/errors#${code}`);
      expect(page).toContain(`<section id="${code}"`);
    }
    expect((await server.inject('/docs/api/cart')).payload).toContain('href="/docs/api/errors#cart_full"');
  });

  it('says why a call exists that the specification does not name', async () => {
    const additions = description.operations.filter(({ addition }) => addition !== null);
    expect(additions.length).toBeGreaterThan(0);
    for (const { id, tag } of additions) {
      const article = (await server.inject(`/docs/api/${tag}`)).payload.split(`<article id="${id}"`)[1] ?? '';
      expect(article.split('</article>')[0]).toMatch(/it is here because [^<]{8}/);
    }
  });

  it('says of an operation that will go since when and until when', async () => {
    const ending = readContract();
    Object.assign(ending.paths['/faqs']?.get ?? {}, {
      deprecated: true,
      'x-deprecated-since': '2026-11-21',
      'x-sunset': '2027-06-30',
    });
    const other = Fastify();
    await registerApiDocs(other, { publicUrl: () => 'https://shop.example', contract: ending, rules: new Map() });
    const { tag } = description.operations.find(({ id }) => id === 'faqList') ?? { tag: '' };
    const page = (await other.inject(`/docs/api/${tag}`)).payload;
    expect(page.match(/Since 2026-11-21\. It goes on 2027-06-30\./g)).toHaveLength(1);
    expect((await server.inject(`/docs/api/${tag}`)).payload).not.toContain('Deprecated');
    await other.close();
  });

  it('leads the address with a slash at its end to the one without', async () => {
    const { statusCode, headers } = await server.inject('/docs/api/');
    expect([statusCode, headers.location]).toEqual([308, '/docs/api']);
  });
});

it('every operation has an example of its success and of each of its errors', () => {
  const bare = description.operations.flatMap(({ id, responses }) =>
    responses
      .filter(({ media }) => media !== null && description.examplesOf(media).length === 0)
      .map(({ status }) => `${id} ${status}`),
  );
  expect(bare).toEqual([]);
});

describe('the calls that it shows', () => {
  it('send bodies that the contract allows', () => {
    const ajv = createAjv({ useDefaults: false });
    ajv.addSchema({ $id: 'contract', components: contract.components });
    for (const operation of description.operations) {
      const body = sampleBody(contract, operation);
      if (body === undefined || operation.body?.type === FORM) continue;
      const schema = JSON.stringify(operation.body?.schema).replaceAll('"#/', '"contract#/');
      const validate = ajv.compile(JSON.parse(schema) as object);
      expect(validate(body), `${operation.id}: ${JSON.stringify([body, validate.errors])}`).toBe(true);
    }
  });

  it('have paths without holes', () => {
    for (const operation of description.operations) expect(sampleUrl(operation, description)).not.toMatch(/[{}]/);
  });

  it('compile with the SDK', async () => {
    const calls = description.operations.map(
      (operation) =>
        `export async function ${operation.id}() {\n  ${sdkSnippet(operation, description).replace('const response =', 'return')}\n}`,
    );
    const folder = join(PROJECT_ROOT, 'apps/server/.cache/snippets');
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(
        join(folder, 'calls.ts'),
        `import { createRegen } from '@regen/sdk';\nconst regen = createRegen({ baseUrl: '/api/v1/regen', clientKey: 'key' });\n${calls.join('\n')}\n`,
      );
      const options = [
        '--noEmit',
        '--strict',
        '--ignoreConfig',
        '--skipLibCheck',
        '--target',
        'es2024',
        '--module',
        'nodenext',
        '--types',
        'node',
      ];
      const run = promisify(execFile)(join(PROJECT_ROOT, 'node_modules/.bin/tsc'), [...options, 'calls.ts'], {
        cwd: folder,
      });
      const complaints = await run.then(
        () => '',
        (error: { stdout?: string }) => error.stdout ?? String(error),
      );
      expect(complaints).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
