import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import unitTests from '../../../packages/regen-sdk/vitest.config.ts';
import serverTests from '../../../packages/regen-sdk/vitest.server.config.ts';
import type { Prism } from '../on-demand/prism.ts';
import { checkConformance, loadPrism, ON_DEMAND } from './conformance.ts';
import { startProxy } from './proxy.ts';
import { reportOn } from './report.ts';
import { ROOT } from './run-sdk-tests.ts';

const HEADERS = { 'browser-id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10' };
let prism: Prism;

beforeAll(async () => {
  prism = await loadPrism();
});

describe('Prism', () => {
  it('sees nonsense in every response and every required body, so that its silence means something', () => {
    const silent: string[] = [];
    for (const operation of prism.operations) {
      const { method, path, iid = '', responses, request } = operation;
      const base = operation.servers?.[0]?.url ?? '';
      const sent = {
        method,
        base,
        path: path.replaceAll(/\{(\w+)\}/g, 'x'),
        query: {},
        headers: HEADERS,
        body: undefined,
      };
      for (const { code, contents = [] } of responses) {
        const [content] = contents;
        if (!content) continue;
        const answer = { status: Number(code), headers: { 'content-type': content.mediaType }, body: { nonsense: 1 } };
        const verdict = prism.check(sent, answer);
        if (verdict.operationId !== iid || verdict.answer.length === 0) silent.push(`${iid} ${code}`);
      }
      if (!request?.body?.required) continue;
      const headers = { ...HEADERS, 'content-type': 'application/json', 'content-length': '14' };
      const wrong = { ...sent, headers, body: { nonsense: 1 } };
      const { request: problems } = prism.check(wrong, { status: 400, headers: {}, body: undefined });
      if (!problems.some((problem) => /body|content types/i.test(problem))) silent.push(`${iid} request`);
    }
    expect(silent).toEqual([]);
  });

  it('refuses a status that the description does not name, and a path of the other host', () => {
    const sent = { method: 'GET', base: '/api/v1/regen', path: '/faqs', query: {}, headers: HEADERS, body: undefined };
    expect(prism.check(sent, { status: 418, headers: {}, body: undefined }).answer).not.toEqual([]);
    const elsewhere = { ...sent, base: '/api/v1/uploads' };
    expect(prism.check(elsewhere, { status: 200, headers: {}, body: undefined }).operationId).toBeNull();
  });
});

it('installs without the package that would report it', () => {
  const lock = JSON.parse(readFileSync(join(ON_DEMAND, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  const found = Object.entries(lock.packages).filter(([path]) => path.endsWith('node_modules/@scarf/scarf'));
  expect(found.map(([, entry]) => entry)).toEqual([{ resolved: 'no-telemetry', link: true }]);
});

describe('the proxy', () => {
  it('changes nothing and reports a server whose response is not described', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.setHeader('content-type', 'application/json');
      response.end('{"items":7}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const proxy = await startProxy(prism);
    try {
      const entry = await (await fetch(proxy.origin, { method: 'POST', body: String(port) })).text();
      const answer = await fetch(`${entry}/api/v1/regen/products/category`, { headers: HEADERS });
      expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
      expect(await answer.text()).toBe('{"items":7}');
      const report = reportOn(proxy.exchanges);
      expect(report).toMatchObject({ exchanges: 1, operations: 1, refused: 0 });
      expect(report.violations.join('\n')).toContain('GET /api/v1/regen/products/category (categoryList) → 200');
    } finally {
      await proxy.close();
      server.close();
    }
  });

  it('minds a wrong request only when the server took it', () => {
    const exchange = { method: 'GET', url: '/x', operationId: 'cartGet', request: ['no Browser-Id'], answer: [] };
    expect(reportOn([{ ...exchange, status: 400 }])).toMatchObject({ refused: 1, violations: [] });
    expect(reportOn([{ ...exchange, status: 200 }]).violations).toHaveLength(1);
  });
});

it('every test of the SDK that calls the server is run here', () => {
  const sdk = join(ROOT, 'packages/regen-sdk');
  const callers = globSync('src/**/*.test.ts', { cwd: sdk }).filter((file) =>
    readFileSync(join(sdk, file), 'utf8').includes('startRealServer'),
  );
  expect(serverTests.test?.include?.toSorted()).toEqual(callers.toSorted());
  expect(unitTests.test?.exclude).toEqual(expect.arrayContaining(callers));
});

it('the tests of the SDK break the description nowhere, on neither side', async () => {
  const { code, output, exchanges, operations, described, violations } = await checkConformance();
  // What went wrong in the tests themselves is the best message.
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  expect(violations).toEqual([]);
  expect(exchanges).toBeGreaterThan(100);
  expect(operations).toBe(described);
});
