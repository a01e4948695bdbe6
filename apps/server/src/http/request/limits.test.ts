import { operations, readContract } from '@regen/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RateLimit } from '../../auth/auth.ts';
import { Starts } from '../../testing/fuzz/base.ts';
import { targetOf } from '../../testing/fuzz/draft.ts';
import type { Draft } from '../../testing/fuzz/draft.ts';
import type { Input } from '../../testing/fuzz/schemas.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let starts: Starts;
/** What the current call counts. */
let counted: RateLimit[] = [];

const limited = operations(readContract()).filter(({ responses }) => responses.some(({ status }) => status === '429'));
const lines: string[] = [];

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  const { auth } = server.app.platform;
  const { limit, attemptOf } = auth;
  auth.limit = async (tries) => {
    counted.push(...tries);
    return limit(tries);
  };
  auth.attemptOf = (one) => {
    counted.push(one);
    return attemptOf(one);
  };
  starts = await Starts.create(server, new Set(operations(readContract()).map(({ id }) => id)));
});

afterAll(() => server?.close());

/** What makes a call one of those that are counted, where not every one is. */
const TRIED: Readonly<Record<string, (draft: Draft) => void>> = {
  cartUpdate: (draft) => (draft.body = '{"couponCode":"NO-SUCH-CODE"}'),
  storeLocate: (draft) => (draft.query = 'search=salt'),
  courseConfirmPayment: (draft) => (draft.body = '{"payment":{"method":"card","token":"tok_1"}}'),
};

async function send(draft: Draft): Promise<Answer> {
  counted = [];
  const headers = { ...Object.fromEntries(draft.headers), 'idempotency-key': randomUUID() };
  // A copied form is bytes, which only as a buffer are sent as they are.
  const payload = draft.body !== null && { payload: Buffer.from(draft.body) };
  return server.inject({ method: draft.method as 'GET', url: targetOf(draft), headers, ...payload });
}

/** A call by a user who may, after its response. */
async function answered(input: Input): Promise<{ draft: Draft; headers: Answer['headers'] }> {
  for (let sender = 0; sender < 6; sender += 1) {
    const { draft } = await starts.of(input);
    TRIED[draft.operationId]?.(draft);
    const { status, headers } = await send(draft);
    if (counted.length > 0 && status !== 429) return { draft, headers };
  }
  throw new Error(`${input.route.id} counts nothing.`);
}

/** What is counted in the database: the caller's address beside the name of its limit. */
const bucketOf = ({ bucket, ip }: RateLimit): string => (ip === undefined ? bucket : `${bucket} ${ip}`);

/** The bucket without what identifies a person. */
function kindOf(limit: RateLimit): string {
  return bucketOf(limit)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '(browser)')
    .replaceAll(/[^\s:]+@\S+/g, '(email)')
    .replaceAll(/\b(usr|acc|bdl)_\w+/g, (_, kind: string) => `(${{ usr: 'person', acc: 'account' }[kind] ?? 'bundle'})`)
    .replaceAll('127.0.0.1', '(address)')
    .replaceAll('127.0.0.0/24', '(network)');
}

function inWords(seconds: number): string {
  if (seconds % 3_600 === 0) return `${seconds / 3_600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

describe('limits on tries', () => {
  test.each(limited.map(({ id }) => id))('%s answers 429 with Retry-After', async (id) => {
    const input = starts.inputs.find(({ route }) => route.id === id);
    if (!input) throw new Error(`${id} is not served.`);
    const { draft, headers } = await answered(input);
    const limits = counted;
    const isTold = limits.some(({ isSilent }) => !isSilent);
    const [, quota, seconds] = /^"default";q=(\d+);w=(\d+)$/.exec(String(headers['ratelimit-policy'])) ?? [];
    expect(quota !== undefined).toBe(isTold);
    expect(isTold ? limits.map(({ windowSeconds }) => String(windowSeconds)) : [undefined]).toContain(seconds);
    expect(String(headers['ratelimit'])).toMatch(isTold ? /^"default";r=\d+;t=[1-9]\d*$/ : 'undefined');
    lines.push(...limits.map((one) => `${id}: ${one.max} in ${inWords(one.windowSeconds)} for ${kindOf(one)}`));
    // As if all attempts had been made, in this window and the next.
    await server.db.query(
      `insert into rate_limits (bucket, window_start, hits, expires_at)
       select bucket, window_start + shift * (expires_at - window_start), 1000000, expires_at + shift * (expires_at - window_start)
       from rate_limits, generate_series(0, 1) shift where bucket = any($1)
       on conflict (bucket, window_start) do update set hits = excluded.hits`,
      [limits.map(bucketOf)],
    );
    // Cheap calls are counted once in ten.
    let response = await send(draft);
    for (let more = 0; more < 10 && response.status !== 429; more += 1) response = await send(draft);
    expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
    const wait = Number(response.headers['retry-after']);
    expect(response.headers['ratelimit']).toMatch(/^"default";r=0;t=\d+$/);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(2 * Math.max(...limits.map(({ windowSeconds }) => windowSeconds)));
    await server.db.query('delete from rate_limits');
  });

  test('do not tell how often others tried for an email address', async () => {
    const headers = [];
    for (let tries = 0; tries < 2; tries += 1) {
      const response = await server.call('POST', '/users/forgotPassword', { body: { email: 'nobody@regen.example' } });
      headers.push([response.headers['ratelimit-policy'], response.headers['ratelimit']]);
    }
    // Of that address, 3 would be left.
    expect(headers).toEqual([
      ['"default";q=30;w=3600', expect.stringMatching(/^"default";r=29;/)],
      ['"default";q=30;w=3600', expect.stringMatching(/^"default";r=28;/)],
    ]);
  });

  test('are these: a change here is a change of limits', () => {
    expect([...new Set(lines)].toSorted()).toMatchSnapshot();
  });
});
