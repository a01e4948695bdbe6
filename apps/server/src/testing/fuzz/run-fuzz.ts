import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { SentAnswer } from '../../http/register.ts';
import { answerFault } from '../answer-check.ts';
import type { Person } from '../matrix/people.ts';
import type { TestCluster } from '../test-engine.ts';
import { createTestServer } from '../test-server.ts';
import { Starts } from './base.ts';
import { BREAKS, breakSome, PASSING } from './break-requests.ts';
import { RawConnection } from './connection.ts';
import type { RawAnswer, RawRequest } from './connection.ts';
import { serialize, withHeader } from './draft.ts';
import type { Draft } from './draft.ts';
import { leakOf, shown, spillOf } from './judge.ts';
import { createRandom } from './random.ts';

export interface FuzzOptions {
  requests: number;
  seed: number;
  onProgress?: (done: number) => void;
}

export interface Violation {
  operationId: string;
  breaks: readonly string[];
  what: string;
  /** The request, shortened. */
  request: string;
}

export interface FuzzReport {
  requests: number;
  operations: number;
  /** Operations that nothing was sent to. */
  untouched: readonly string[];
  statuses: Readonly<Record<string, number>>;
  /** How often each operation succeeded. */
  successes: number;
  violations: readonly Violation[];
  /** Heap after collection, in megabytes: when a quarter was sent, and at the end. */
  heap: readonly [before: number, after: number];
  rss: readonly [before: number, after: number];
  seconds: number;
  /** The slowest response: making the server work for long is an attack too. */
  slowest: { milliseconds: number; operationId: string; breaks: readonly string[]; request: string };
}

/** What gets past the first checks finds more, so it is tried three times as often. */
const SEARCHING = [...PASSING, 'nothing'];

function memory(): { heap: number; rss: number } {
  // Only there when the process was started with --expose-gc, as `npm run fuzz` does.
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: Math.round(heapUsed / 1e5) / 10, rss: Math.round(rss / 1e5) / 10 };
}

/** Sends malformed requests to every operation of a separate server and reports every response that violates an expectation. */
export async function runFuzz(cluster: TestCluster, options: FuzzOptions): Promise<FuzzReport> {
  const sent = new Map<string, SentAnswer>();
  const server = await createTestServer(cluster, {
    env: { RATE_LIMIT_FACTOR: '1000000' },
    onAnswer: (answer) => sent.set(answer.request.id, answer),
  });
  const violations: Violation[] = [];
  const statuses: Record<string, number> = {};
  const reached = new Map<string, number>();
  let successes = 0;
  let slowest = { milliseconds: 0, operationId: '', breaks: [] as readonly string[], request: '' };
  try {
    await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    const connection = new RawConnection((server.app.server.server.address() as AddressInfo).port);
    const operations = new Set(server.app.modules.flatMap((module) => Object.keys(module.operations)));
    const starts = await Starts.create(server, operations);
    const random = createRandom(options.seed);
    const names = [...Object.keys(BREAKS), ...SEARCHING, ...SEARCHING];
    const { people } = starts.world;

    function judge(draft: Draft, request: RawRequest, answer: RawAnswer, sender: Person | null): string | null {
      const { status, headers, text } = answer;
      if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
      const seen = sent.get(headers['x-request-id'] ?? '');
      const operationId = seen?.operationId ?? null;
      const form = { method: draft.method, headers, text: text === '' ? null : text };
      const fault = answerFault({ ...form, operationId, status });
      if (fault !== null) return fault;
      if (operationId !== null) reached.set(operationId, (reached.get(operationId) ?? 0) + 1);
      const spill = status >= 400 ? spillOf(text, () => `${request.head}${request.body.toString('utf8')}`) : null;
      return spill ?? leakOf(operationId ?? '', text, sender, people);
    }

    const started = performance.now();
    let before = memory();
    for (let place = 0; place < options.requests; place += 1) {
      if (place === Math.floor(options.requests / 4)) before = memory();
      const input = starts.inputs[place % starts.inputs.length];
      if (!input) break;
      const { sender, draft } = await starts.of(input);
      if (draft.headers.some(([name]) => name === 'idempotency-key'))
        withHeader(draft, 'idempotency-key', randomUUID());
      const done = breakSome(draft, input, random, names);
      const request = serialize(draft);
      const note = (what: string) =>
        violations.push({ operationId: draft.operationId, breaks: done, what, request: shown(request) });
      try {
        const sentAt = performance.now();
        const answer = await connection.send(request);
        const milliseconds = Math.round(performance.now() - sentAt);
        if (milliseconds > slowest.milliseconds)
          slowest = { milliseconds, operationId: draft.operationId, breaks: done, request: shown(request) };
        const key = answer === null ? 'none' : String(answer.status);
        statuses[key] = (statuses[key] ?? 0) + 1;
        if (answer === null) {
          if (!request.isCut && request.body.length < 500_000) note('ended the connection without an answer');
        } else {
          if (answer.status < 300) successes += 1;
          if (answer.status === 401 && !done.some((name) => name.startsWith('header'))) starts.forget(sender);
          const what = judge(draft, request, answer, sender);
          if (what !== null) note(what);
        }
      } catch (error) {
        note(error instanceof Error ? error.message : String(error));
      }
      sent.clear();
      if (place % 1_000 === 999) options.onProgress?.(place + 1);
    }
    connection.close();
    const after = memory();
    return {
      requests: options.requests,
      operations: starts.inputs.length,
      untouched: starts.inputs.map(({ route }) => route.id).filter((name) => !reached.has(name)),
      statuses,
      successes,
      violations,
      heap: [before.heap, after.heap],
      rss: [before.rss, after.rss],
      seconds: Math.round((performance.now() - started) / 100) / 10,
      slowest,
    };
  } finally {
    await server.close();
  }
}
