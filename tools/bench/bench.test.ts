import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection, outgoing } from './connection.ts';
import { runContent, slowContent } from './content/run-content.ts';
import type { ContentRow } from './content/run-content.ts';
import { harmOf, slopeOf } from './hostile/hostile.ts';
import type { HostileRow } from './hostile/hostile.ts';
import { overLimit } from './in-browser.ts';
import { measure } from './load.ts';
import { tooSlow } from './measure-reads.ts';
import { medianOf } from './median.ts';
import { Caller } from './mixed/caller.ts';
import { growthOf, summarize, withPeak } from './mixed/memory.ts';
import { browserOf, live, missedOf, newCount } from './mixed/run-mixed.ts';
import type { MixedRow } from './mixed/run-mixed.ts';
import { latePaints, paintText } from './paint/paint-text.ts';
import type { PaintRow } from './paint/run-paint.ts';
import { familyOf, serverPeak, serverResident, usageOf } from './processes.ts';
import { unknownReads } from './reads.ts';
import { withOthers } from './report.ts';
import { recommended } from './store.ts';

/** Responds in every way that the load generator has to understand. */
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const path = request.url ?? '';
    if (path === '/missing') response.statusCode = 404;
    if (path === '/chunked') {
      response.write('a'.repeat(70_000));
      setImmediate(() => response.end('\r\n0\r\n\r\nend'));
    } else if (path === '/cut') {
      response.writeHead(200, { 'content-length': 9 });
      response.write('1234', () => response.destroy());
    } else if (path === '/silent') request.socket.destroy();
    else if (path === '/none') response.writeHead(204).end();
    else response.end(`${request.method} ${path} ${body}`);
  });
});
const host = '127.0.0.1';
const port = () => (server.address() as AddressInfo).port;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, host, resolve)));
afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)));

describe('the load generator', () => {
  it('detects where each kind of response ends, on one connection', async () => {
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

describe('a client in the mixed traffic', () => {
  it('distinguishes complete responses from cut ones, and from refused connections', async () => {
    let mayConnect = true;
    const caller = new Caller(`http://${host}:${port()}`, () => mayConnect);
    const got = await caller.send('/plain', { method: 'POST', body: { a: 1 } });
    expect(got).toMatchObject({ outcome: 'answered', status: 200 });
    expect(got.body.toString()).toBe('POST /plain {"a":1}');
    expect(await caller.send('/cut')).toMatchObject({ outcome: 'cut' });
    expect(await caller.send('/silent')).toMatchObject({ outcome: 'cut' });
    await caller.send('/plain');
    mayConnect = false;
    expect(await caller.send('/plain')).toMatchObject({ outcome: 'answered' });
    caller.close();
    expect(await caller.send('/plain')).toMatchObject({ outcome: 'refused' });
    const other = new Caller('http://127.0.0.1:1', () => true);
    expect(await other.send('/')).toMatchObject({ outcome: 'refused' });
  });

  it.each(['/silent', '/cut'])('leaves at the first request without a response before the stop: %s', async (path) => {
    const count = newCount();
    const caller = new Caller(`http://${host}:${port()}`, () => true);
    const browser = browserOf(caller, count);
    await live(async (turn) => void (await browser.send(turn < 2 ? '/plain' : path)));
    caller.close();
    expect(count).toMatchObject({ requests: 2, faults: [`GET ${path} was cut`] });
  });
});

describe('the mixed traffic', () => {
  const sample = (minute: number, server: number) => ({ minute, server, drawing: 100, database: 50 });
  const row: MixedRow = {
    minutesAsked: 10,
    requests: 9,
    orders: 1,
    pictures: 1,
    pages: 1,
    statuses: { 200: 9 },
    ...summarize([sample(1, 384), sample(5, 300), sample(5, 310), sample(5, 305), sample(6, 321)]),
    growth: 16,
    stop: { milliseconds: 5_000, exitCode: 0, answered: 3, cut: 0 },
    faults: [],
  };

  it('is summarized by minute', () => {
    expect(row.peak).toEqual({ server: 384, drawing: 100, database: 50, together: 484 });
    expect(row.minutes.map(({ server }) => server)).toEqual([384, 305, 321]);
    // From the first minute after the warm-up, not from its last one.
    expect(growthOf({ minutes: [{ minute: 4, server: 200, drawing: 0, database: 0 }, ...row.minutes] })).toBe(16);
    expect(growthOf({ minutes: row.minutes.slice(0, 2) })).toBeNull();
  });

  it('has the peak of the kernel if no sample has seen it', () => {
    expect(withPeak(row, 390).peak).toEqual({ ...row.peak, server: 390 });
    expect(withPeak(row, 500).peak).toMatchObject({ server: 500, together: 500 });
    expect(withPeak(row, 300).peak).toEqual(row.peak);
  });

  it('fails for each limit that is exceeded, and for no other reason', () => {
    expect(missedOf(row)).toEqual([]);
    const stop = { milliseconds: 5_001, exitCode: null, answered: 3, cut: 2 };
    const faults = ['GET /search?q=a answered 500', 'GET /search?q=b answered 500'];
    expect(missedOf({ ...row, peak: { ...row.peak, together: 640 } })).toEqual([]);
    expect(missedOf({ ...row, peak: { ...row.peak, server: 385, together: 641 }, growth: 17, stop, faults })).toEqual([
      'GET /search answered 500',
      'The server used 385 MiB; the limit is 384.',
      'The server and drawing used 641 MiB at once; the limit is 640.',
      'The server grew by 17 MiB after warming up.',
      '2 requests were cut off by the shutdown.',
      'The server exited with null.',
      'The server took 5.0 s to exit.',
    ]);
  });
});

describe('the hostile requests', () => {
  const times = { count: 1, p50: 1, p99: 1, most: 4_999 };
  const row: HostileRow = {
    requests: 9,
    operations: 1,
    callers: {},
    kinds: {},
    statuses: { 400: 9 },
    sleeping: times,
    others: times,
    seconds: 1,
    isReady: true,
    seed: 1,
    violations: 0,
    slowestMs: 1,
    peak: 332,
    slope: 1,
    exitCode: 0,
    resident: [200, 300, 332],
  };

  it('fail for each violation', () => {
    expect(harmOf(row)).toEqual([]);
    const harmed: HostileRow = {
      ...row,
      violations: 1,
      statuses: { 500: 1 },
      resident: [200, 300, 333],
      sleeping: { ...times, p99: 5_000 },
      isReady: false,
      exitCode: 1,
    };
    expect(harmOf(harmed)).toHaveLength(6);
  });

  it('have a memory slope that ignores the first half', () => {
    expect(slopeOf([100, 200, 302, 304, 306])).toBeCloseTo(2);
    expect(slopeOf([100])).toBeNull();
  });
});

it('keeps the sections of the report that others have written', () => {
  const before = '# Performance\n\n## Ours\n\nold\n\n## Of the SDK\n\ntable\n';
  const own = '# Performance\n\n## Ours\n\nnew\n';
  const after = '# Performance\n\n## Ours\n\nnew\n\n## Of the SDK\n\ntable\n';
  expect(withOthers(own, before)).toBe(after);
  expect(withOthers(own, after)).toBe(after);
});

it('starts the server like the systemd unit', () => {
  const { settings, options } = recommended();
  expect(settings).toEqual({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' });
  expect(options).toEqual(['--max-semi-space-size=16']);
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

it('fails the run when a page is painted late, or moves', () => {
  const row: PaintRow = {
    journey: 'product',
    title: 'A press',
    profile: 'CPU ×1',
    runs: 15,
    median: 50,
    worst: 99,
    work: 40,
    parts: { title: 49.6, picture: 50 },
    shift: 0,
    moved: 0,
    limit: 50,
  };
  expect(latePaints([row])).toEqual([]);
  expect(latePaints([{ ...row, median: 50.1 }])).toEqual(['A press, CPU ×1: 50 ms, allowed are 50.']);
  expect(
    latePaints([
      { ...row, shift: 0.001 },
      { ...row, moved: 1 },
    ]),
  ).toHaveLength(2);
  expect(paintText([row]).join()).toContain('| title 50, picture 50 |');
});

it('refuses so few records that pages would be measured twice', async () => {
  await expect(runContent(4_799, () => undefined)).rejects.toThrow('4799 records are too few. Choose at least 4800.');
});

it('fails the run when content takes longer than it may', () => {
  const line = {
    title: 'a page',
    limit: 20,
    requests: 200,
    perSecond: 50,
    p50: 9,
    p99: 30,
    serverCpu: 18,
    databaseCpu: 1,
  };
  const row: ContentRow = { records: 10, changes: 1, lines: [line], sync: { median: 999, most: 1_500, runs: 5 } };
  expect(slowContent(row)).toEqual([]);
  expect(slowContent({ ...row, lines: [{ ...line, databaseCpu: 2.1 }] })).toEqual([
    'a page: more than 20 ms of CPU time.',
  ]);
  expect(slowContent({ ...row, sync: { ...row.sync, median: 1_001 } })).toEqual([
    'The changes took more than 1000 ms.',
  ]);
});

describe.runIf(process.platform === 'linux')('usage', () => {
  it('sees work of this process and of a child that has ended', () => {
    const before = usageOf(process.pid);
    execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);']);
    const after = usageOf(process.pid);
    expect(after.server + after.database - before.server - before.database).toBeGreaterThan(0.1);
    const family = familyOf(process.pid);
    expect(family).toMatchObject({ server: process.pid, drawing: [], database: [] });
    expect(serverResident(family).server).toBeGreaterThan(10);
  });

  it('knows a peak that is over', async () => {
    const program =
      'const memory = new ArrayBuffer(2 ** 28); new Uint8Array(memory).fill(1); memory.transfer(0); console.log(1); setInterval(() => 0, 9999);';
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const pid = child.pid ?? 0;
    const { server: now } = serverResident(familyOf(pid));
    expect(serverPeak(pid) - now).toBeGreaterThan(200);
    child.kill();
  });
});
