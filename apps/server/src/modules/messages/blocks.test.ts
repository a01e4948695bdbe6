import type { MessageCreate } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { signedFiles } from '../../routes.ts';
import { pdfFile, SHARED_SKUS } from '../../testing/bundles.ts';
import { clearMessages, Messenger, textsOf } from '../../testing/messenger.ts';
import type { LocalFile } from '../../testing/messenger.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dora: Messenger;
let amy: Messenger;
let jonas: Messenger;
let pdf: LocalFile;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [signedFiles], env: { RATE_LIMIT_FACTOR: '1000' } });
  dora = await Messenger.signIn(server, PEOPLE.professional);
  amy = await Messenger.signIn(server, PEOPLE.client);
  jonas = await Messenger.signIn(server, PEOPLE.otherClient);
  const bytes = Buffer.from(await pdfFile().arrayBuffer());
  pdf = { bytes, contentType: 'application/pdf', name: 'routine.pdf' };
});

afterAll(() => server?.close());

beforeEach(async () => {
  await clearMessages(server);
});

describe('the list of blocked accounts', () => {
  test('has each with its reason, blocked last first, until it is lifted', async () => {
    expect(await dora.blocked()).toMatchObject({ items: [], totalCount: 0, totalPages: 0 });
    await dora.block(amy.accountId, { reason: 'spam', information: ' Advertising ' });
    const since = server.clock.now();
    server.clock.advance(1_000);
    await dora.block(jonas.accountId, { reason: 'harassment' });
    server.clock.advance(1_000);
    // Another reason does not make it newer.
    await dora.block(amy.accountId, { reason: 'other', information: 'Both' });
    const { items, totalCount } = await dora.blocked();
    expect(items.map(({ party, reason, information }) => [party.accountName, reason, information])).toEqual([
      ['Jonas Kerr', 'harassment', null],
      ['Amy Rubin', 'other', 'Both'],
    ]);
    expect(items[1]).toMatchObject({ party: { isBlocked: true, canWrite: false, kind: 'account' } });
    expect(Date.parse(items[1]?.since ?? '') - since.getTime()).toBeLessThan(1_000);
    expect(totalCount).toBe(2);
    expect((await dora.blocked('?perPage=1&page=2')).items).toHaveLength(1);

    await dora.unblock(amy.accountId);
    expect((await dora.blocked()).items.map(({ party }) => party.accountName)).toEqual(['Jonas Kerr']);
    server.clock.advance(1_000);
    await dora.block(amy.accountId);
    expect((await dora.blocked()).items.map(({ party }) => party.accountName)).toEqual(['Amy Rubin', 'Jonas Kerr']);
  });

  test('is of those who blocked, not of those who are blocked', async () => {
    await dora.block(amy.accountId);
    expect((await amy.blocked()).totalCount).toBe(0);
    expect((await jonas.blocked()).totalCount).toBe(0);
  });
});

/** What differs between any two calls: ids, times and what is signed with them. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/\b(msg|upl|req)_[0-9a-z]{26}/g, '$1_x')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replaceAll(/(expires|signature)=[\w%-]+/g, '$1=x')
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":"x"');
}

const HEADERS_OF_CHANCE = new Set(['date', 'x-request-id', 'etag', 'ratelimit', 'retry-after']);

function shown({ status, headers, text }: Answer<unknown>): unknown {
  const kept = Object.entries(headers).filter(([name]) => !HEADERS_OF_CHANCE.has(name));
  return { status, headers: Object.fromEntries(kept), text: withoutChance(text) };
}

/** Everything that Dora can do with a conversation, and all that she gets for it. */
async function everything(): Promise<unknown[]> {
  const answers: Answer<unknown>[] = [];
  const keep = async <T>(call: Promise<Answer<T>>): Promise<T> => {
    const answer = await call;
    answers.push(answer as Answer<unknown>);
    return answer.body;
  };
  const get = (path: string) => keep(server.call<unknown>('GET', path, { as: dora.person }));
  const send = (message: string, more: Partial<MessageCreate> = {}, key?: string) =>
    keep(dora.send(amy.accountId, message, more, key));
  const look = async () => {
    for (const path of [
      `/users/message/${amy.accountId}`,
      `/users/message/${amy.accountId}?after=1&before=5&perPage=2`,
      '/messages/users',
      '/messages/search?search=hello',
      '/messages/blocked',
    ])
      await get(path);
  };

  const key = randomUUID();
  const clientId = randomUUID();
  await send('Hello', { clientId: '6b1f6a52-3a0e-4f0b-9c39-0d7c8ac0b1de' });
  await send('Hello again', {}, key);
  await send('Hello again', {}, key);
  await send('Hello, something else', {}, key);
  const file = await keep(dora.order(pdf));
  await dora.put(file, pdf.bytes);
  await keep(dora.check(file.attachmentId));
  const cards = SHARED_SKUS.map((sku) => ({ kind: 'product', sku }) as const);
  await send('', { attachmentIds: [file.attachmentId], cards, clientId: '9d4c2f0a-52c0-4a0e-8b6f-1f5a0c7e2d31' });
  await send('', { attachmentIds: [file.attachmentId] });
  await send('', { cards: [{ kind: 'product', sku: '9999999' }] });
  await send(' ');
  await keep(dora.check(file.attachmentId));
  await look();
  await keep(dora.read(amy.accountId));
  await keep(dora.block(amy.accountId));
  await send('Hello?', { clientId });
  await keep(dora.unblock(amy.accountId));
  await send('x'.repeat(4_000));
  await look();
  return answers.map(shown);
}

/** What the server asks the database meanwhile, but for publishing what was written, which nobody waits for. */
async function recorded(work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = server.app.platform.db;
  const uses: string[][] = [];
  const statementsOf = new Map<PoolClient, string[]>();
  const ends: (() => void)[] = [];
  const listen = (client: PoolClient) => {
    const isKnown = statementsOf.has(client);
    const statements: string[] = [];
    uses.push(statements);
    statementsOf.set(client, statements);
    if (isKnown) return;
    const { query } = client;
    client.query = ((...given: Parameters<typeof query>) => {
      // The types say what the last overload takes; the text comes first, or in an object.
      const first = given[0] as unknown as string | { text?: string };
      statementsOf.get(client)?.push(typeof first === 'string' ? first : (first.text ?? ''));
      return query.apply(client, given);
    }) as typeof query;
    ends.push(() => (client.query = query));
  };
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const end of ends) end();
  }
  return uses.filter((statements) => !statements.some((text) => text.includes('live_outbox'))).flat();
}

describe('a blocked account', () => {
  test('gets the same bytes for everything that it does', async () => {
    const before = await everything();
    const delivered = textsOf(await amy.talk(dora.accountId));
    await clearMessages(server);
    await amy.block(dora.accountId);
    expect(await everything()).toEqual(before);
    // Only the other side differs.
    expect(delivered).toHaveLength(4);
    expect(textsOf(await amy.talk(dora.accountId))).toEqual([]);
  });

  test('causes the same statements in the same order', async () => {
    const cards = [{ kind: 'product', sku: SHARED_SKUS[0] } as const];
    const statementsOf = async (to: Messenger): Promise<string[]> => {
      const { attachmentId } = await dora.bring(pdf);
      const statements = await recorded(() =>
        dora.send(to.accountId, 'Hello', { cards, attachmentIds: [attachmentId] }),
      );
      expect((await dora.talk(to.accountId)).messages.response[0]).toMatchObject({ cardCount: 1 });
      return statements;
    };
    await amy.block(dora.accountId);
    // The first one fills caches.
    await statementsOf(jonas);
    const delivered = await statementsOf(jonas);
    expect(delivered.length).toBeGreaterThan(5);
    expect(await statementsOf(amy)).toEqual(delivered);
  });

  test('cannot tell by the time that its messages take', async () => {
    await amy.block(dora.accountId);
    const times = { withheld: [] as number[], delivered: [] as number[] };
    const cards = [{ kind: 'product', sku: SHARED_SKUS[0] } as const];
    for (let n = 0; n < 440; n += 1) {
      // In pairs of random order, so that whatever else the machine does falls on both alike.
      const kinds = ['withheld', 'delivered'] as const;
      for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
        const start = performance.now();
        await dora.send((kind === 'withheld' ? amy : jonas).accountId, `Hello number ${n}`, n % 2 ? { cards } : {});
        // The first ones compile, connect and fill caches.
        if (n >= 40) times[kind].push(performance.now() - start);
      }
    }
    // How often a delivered message takes longer than a withheld one: half the time, if nothing can be told. By chance it is off by 0.02.
    const longer = times.delivered.flatMap((one) => times.withheld.filter((other) => other < one)).length;
    const share = longer / (times.delivered.length * times.withheld.length);
    expect(Math.abs(share - 0.5)).toBeLessThan(0.15);
  });
});
