import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { Refused } from '../testing/live-client.ts';
import type { LiveClient, LiveClientOptions } from '../testing/live-client.ts';
import { createLiveClients } from '../testing/live-clients.ts';
import { createListeningServer } from '../testing/live-server.ts';
import type { ListeningServer, Person } from '../testing/live-server.ts';
import { API } from '../testing/result-check.ts';
import { PEOPLE } from '../testing/shop/people.ts';

let server: ListeningServer;
let dora: Person;
let amy: Person;
let log = '';
let open: LiveClient[] = [];
const clients = createLiveClients();

beforeAll(async () => {
  server = await createListeningServer(inject('cluster'), {
    logTo: { write: (line) => void (log += line) },
    env: {
      RATE_LIMIT_FACTOR: '1000',
      LIVE_PER_PERSON: '3',
      LIVE_PER_ADDRESS: '5',
      LIVE_ORIGINS: 'https://partner.example',
      METRICS_TOKEN: 'a token of sixteen or more',
      ACCESS_LOG: 'true',
      TRUST_PROXY: 'true',
    },
  });
  [dora, amy] = [await server.signIn(PEOPLE.professional), await server.signIn(PEOPLE.client)];
});
afterAll(() => server?.close());
afterEach(async () => {
  // There is room for few: they are gone before the next test.
  await Promise.all(open.map((client) => client.close()));
  open = [];
});

async function enter(jwt: string | null, options?: LiveClientOptions): Promise<LiveClient> {
  const client = await clients.open(server.url, jwt, options);
  open.push(client);
  return client;
}

/** The status and the code with which an upgrade is refused; 101 when it is not. */
async function outcome(jwt: string | null, options?: LiveClientOptions): Promise<string> {
  try {
    await enter(jwt, options);
    return '101';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, requestId } = JSON.parse(error.body) as { code: string; requestId: string };
    const isNamed = error.headers['x-request-id'] === requestId;
    return isNamed ? `${error.status} ${code}` : 'a refusal without its request id';
  }
}

describe('an upgrade', () => {
  test('needs the token of a session', async () => {
    expect(await outcome(dora.jwt)).toBe('101');
    expect(await outcome(null)).toBe('401 unauthorized');
    expect(await outcome('')).toBe('401 unauthorized');
    expect(await outcome('not.a.token')).toBe('401 unauthorized');
    const revoked = await server.signIn(PEOPLE.client);
    await server.app.platform.auth.endSession((await server.app.platform.auth.actorOf(revoked.jwt)).sessionId);
    expect(await outcome(revoked.jwt)).toBe('401 session_revoked');
  });

  test('comes from a page of the store, from one that was named, or from no page', async () => {
    expect(await outcome(dora.jwt, { origin: server.url })).toBe('101');
    expect(await outcome(dora.jwt, { origin: 'https://partner.example' })).toBe('101');
    for (const origin of ['https://evil.example', 'null', server.url.replace(/\d$/, '0000')])
      expect(await outcome(dora.jwt, { origin })).toBe('403 forbidden');
  });

  test('names the API that it belongs to', async () => {
    expect(await outcome(dora.jwt, { baseUrl: `${server.url}${API}/` })).toBe('101');
    expect(await outcome(dora.jwt, { baseUrl: API })).toBe('101');
    for (const baseUrl of ['', `${server.url}/`, `https://evil.example${API}`, 'javascript:alert(1)', 'http://'])
      expect(await outcome(dora.jwt, { baseUrl })).toBe('403 forbidden');
  });

  test('is one of few of a person and of an address, as a proxy names it', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } });
    for (let n = 0; n < 3; n += 1) expect(await outcome(dora.jwt, from('203.0.113.7'))).toBe('101');
    expect(await outcome(dora.jwt, from('203.0.113.7'))).toBe('429 rate_limited');
    for (let n = 0; n < 2; n += 1) expect(await outcome(amy.jwt, from('203.0.113.7'))).toBe('101');
    expect(await outcome(amy.jwt, from('203.0.113.7'))).toBe('429 rate_limited');
    expect(await outcome(amy.jwt, from('203.0.113.8'))).toBe('101');
    await open[0]?.close();
    await expect.poll(() => outcome(dora.jwt, from('203.0.113.8'))).toBe('101');
  });

  test('is one of so many tries in a minute', async () => {
    const minute = Math.floor(server.clock.now().getTime() / 60_000) * 60_000;
    await server.db.query(
      `insert into rate_limits select 'live ip 203.0.113.99', at, 1000000, at + interval '1 minute'
       from unnest($1::timestamptz[]) as t(at)`,
      [[new Date(minute), new Date(minute + 60_000)]],
    );
    const options = { headers: { 'x-forwarded-for': '203.0.113.99' } };
    expect(await outcome(amy.jwt, options)).toBe('429 rate_limited');
    expect(await outcome('not.a.token', options)).toBe('429 rate_limited');
    expect(await outcome(amy.jwt)).toBe('101');
  });

  test('waits no longer than five seconds for the database, and is then open to the next one', async () => {
    await server.app.platform.auth.forget([amy.id]);
    await server.db.transaction(async (tx) => {
      await tx.query('lock table sessions in access exclusive mode');
      const all = await Promise.all(Array.from({ length: 260 }, () => outcome(amy.jwt)));
      expect(new Set(all)).toEqual(new Set(['503 database_unavailable']));
    });
    await expect.poll(() => outcome(amy.jwt)).toBe('101');
  });

  test('to anything else is answered as the request that it is', async () => {
    const answer = (head: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        let text = '';
        socket.on('data', (data) => (text += data.toString()));
        socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''));
        socket.write(`${head}\r\nHost: ${new URL(server.url).host}\r\nConnection: Upgrade, close\r\n\r\n`);
      });
    expect(await answer('GET /healthz HTTP/1.1\r\nUpgrade: h2c')).toBe('HTTP/1.1 200 OK');
    expect(await answer('GET /healthz HTTP/1.1\r\nUpgrade: websocket')).toBe('HTTP/1.1 200 OK');
    expect(await answer(`POST ${API}/live HTTP/1.1\r\nUpgrade: websocket`)).toBe('HTTP/1.1 404 Not Found');
    expect(await answer(`GET ${API}/live HTTP/1.1\r\nUpgrade: websocket`)).toBe('HTTP/1.1 403 Forbidden');
  });

  test('leaves its token in no log and no number', async () => {
    const canary = `canary${randomUUID()}`;
    expect(await outcome(canary)).toBe('401 unauthorized');
    expect(await outcome(dora.jwt, { baseUrl: `https://${canary}.example` })).toBe('403 forbidden');
    expect(await outcome(dora.jwt)).toBe('101');
    await server.app.platform.auth.forget([amy.id]);
    await server.db.query('alter table sessions rename to sessions_away');
    expect(await outcome(amy.jwt)).toBe('500 internal_error');
    await server.db.query('alter table sessions_away rename to sessions');
    const { text } = await server.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token of sixteen or more' },
    });
    expect(text).toMatch(/regen_live_events_total\{event="opened"\} [1-9]/);
    expect(text).toMatch(/regen_live_connections [1-9]/);
    expect(text).toMatch(/operation="live",method="GET",status="401"/);
    expect(log).toContain('a live connection was refused');
    for (const secret of [canary, dora.jwt, amy.jwt])
      expect([text.includes(secret), log.includes(secret)]).toEqual([false, false]);
  });
});

describe('a session', () => {
  const another = (name = PEOPLE.client) => server.signIn(name);

  test('that is signed out tells its connections and closes them, and no other', async () => {
    const [first, second] = [await another(), await another()];
    const [gone, stays] = [await enter(first.jwt), await enter(second.jwt)];
    const { sessionId } = await server.app.platform.auth.actorOf(first.jwt);
    await server.app.platform.auth.endSession(sessionId);
    expect(await gone.closed).toEqual({ code: 4401, reason: 'signed_out' });
    expect(gone.heard).toEqual([{ key: 'session', reason: 'signed_out' }]);
    await server.mark(second, stays);
    expect(stays.heard.map(({ key }) => key)).toEqual(['rewards']);
  });

  test('that is revoked from elsewhere, by whatever means, is over at once', async () => {
    const [first, second] = [await another(), await another()];
    const [gone, removed] = [await enter(first.jwt), await enter(second.jwt)];
    await server.app.platform.auth.endSessionsOf(
      first.id,
      (await server.app.platform.auth.actorOf(second.jwt)).sessionId,
    );
    expect(await gone.closed).toEqual({ code: 4401, reason: 'revoked' });
    await server.db.query('update users set disabled_at = now() where id = $1', [second.id]);
    expect(await removed.closed).toEqual({ code: 4401, reason: 'revoked' });
    await server.db.query('update users set disabled_at = null where id = $1', [second.id]);
  });

  test('that nobody renews is over when its token is, and one that was renewed keeps its connection', async () => {
    const [first, second] = [await another(PEOPLE.clientAbroad), await another()];
    const [expires, stays] = [await enter(first.jwt), await enter(second.jwt)];
    server.clock.advance(50 * 60_000);
    const { jwt } = await server.app.platform.auth.renew(second.jwt);
    expect(jwt).not.toBe(second.jwt);
    server.clock.advance(11 * 60_000);
    expect(await expires.closed).toEqual({ code: 4401, reason: 'expired' });
    await server.mark(second, stays);
    expect(stays.heard.map(({ key }) => key)).toEqual(['rewards']);
  });
});
