import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection, outgoing } from './connection.ts';
import { medianOf, overLimit } from './in-browser.ts';
import { measure } from './load.ts';
import { tooSlow } from './measure-reads.ts';
import { memoryOf, usageOf } from './processes.ts';
import { unknownReads } from './reads.ts';

/** Answers in every way that the load generator has to understand. */
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const path = request.url ?? '';
    if (path === '/missing') response.statusCode = 404;
    if (path === '/chunked') {
      response.write('a'.repeat(70_000));
      setImmediate(() => response.end('\r\n0\r\n\r\nend'));
    } else if (path === '/none') response.writeHead(204).end();
    else response.end(`${request.method} ${path} ${body}`);
  });
});
const host = '127.0.0.1';
const port = () => (server.address() as AddressInfo).port;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, host, resolve)));
afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)));

describe('the load generator', () => {
  it('tells where each kind of answer ends, on one connection', async () => {
    const connection = await Connection.open(host, port());
    const get = (path: string) => connection.send(outgoing(host, { method: 'GET', path }));
    expect(await get('/plain')).toBe(200);
    expect(await get('/chunked')).toBe(200);
    expect(await get('/none')).toBe(204);
    expect(await get('/missing')).toBe(404);
    expect(connection.lastBody).toContain('GET /missing');
    expect(await connection.send(outgoing(host, { method: 'POST', path: '/x', body: '{"ü":1}' }))).toBe(200);
    connection.close();
  });

  it('counts every request once and stops at the first that fails', async () => {
    const target = { host, port: port(), pid: process.pid };
    let left = 250;
    const some = outgoing(host, { method: 'GET', path: '/plain' });
    const measured = await measure(target, () => ((left -= 1) >= 0 ? some : null), 10_000);
    expect(measured.requests).toBe(250);
    expect(measured.p50).toBeLessThanOrEqual(measured.p99);
    const missing = outgoing(host, { method: 'GET', path: '/missing' });
    await expect(measure(target, () => missing, 10_000)).rejects.toThrow('GET /missing HTTP/1.1 answered 404');
  });
});

describe('the reads', () => {
  it('are those of the contract, each with a scenario', () => {
    expect(unknownReads()).toEqual([]);
  });

  it('fail the run when one is slow', () => {
    const row = {
      seed: 'large',
      addresses: 1,
      requests: 9,
      perSecond: 9,
      p99: 12,
      serverCpu: 1,
      databaseCpu: 1,
    } as const;
    const rows = [
      { ...row, operationId: 'cartGet', p50: 9.9 },
      { ...row, operationId: 'orderList', p50: 10 },
    ];
    expect(tooSlow(rows)).toEqual(['orderList takes 10.0 ms with the large seed.']);
  });
});

it('fails the run when the browser takes as long as it may', () => {
  expect(medianOf([9, 1, 5, 7])).toBe(7);
  const row = { name: 'keystroke', title: 'A letter', runs: 3, worst: 40, limit: 16 } as const;
  expect(overLimit([{ ...row, median: 15.9 }])).toEqual([]);
  expect(overLimit([{ ...row, median: 16 }])).toEqual(['A letter: 16.0 ms, allowed are 16.']);
});

describe.runIf(process.platform === 'linux')('usage', () => {
  it('sees work of this process and of a child that has ended', () => {
    const before = usageOf(process.pid);
    execFileSync(process.execPath, ['-e', 'for (const end = Date.now() + 400; Date.now() < end; );']);
    const after = usageOf(process.pid);
    expect(after.server + after.database - before.server - before.database).toBeGreaterThan(0.1);
    expect(memoryOf(process.pid).server).toBeGreaterThan(10);
  });
});
