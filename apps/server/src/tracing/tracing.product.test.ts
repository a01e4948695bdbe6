import type { Order } from '@regen/sdk';
import { once } from 'node:events';
import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { routePlugins } from '../routes.ts';
import { deliverEmails } from '../testing/deliver-emails.ts';
import { startOtlpReceiver } from '../testing/otlp-receiver.ts';
import type { OtlpReceiver, ReceivedSpan } from '../testing/otlp-receiver.ts';
import { startTestS3 } from '../testing/s3-server.ts';
import type { TestS3 } from '../testing/s3-server.ts';
import { CARDS, plentifulSkus, Shopper } from '../testing/shopping.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = (flags: '00' | '01') => `00-${CALLER.traceId}-${CALLER.spanId}-${flags}`;
const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;

const loaded = (): string[] =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) => /node_modules.@opentelemetry./.test(file));

let receiver: OtlpReceiver;
let s3: TestS3;
let silent: TestServer;
let server: TestServer;
let url: string;
const lines: string[] = [];
let loadedWhenOff: string[];

/** Another process on the same database, with its own collector. */
const another = (collector: OtlpReceiver, env: Record<string, string>, logTo?: { write(line: string): void }) =>
  createTestServer(inject('cluster'), {
    routes: routePlugins,
    shareWith: silent,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20', ...env },
    ...(logTo && { logTo }),
  });

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  s3 = await startTestS3(() => Date.now());
  // Tests that ran here before may have loaded parts of it.
  const before = new Set(loaded());
  silent = await createTestServer(inject('cluster'), { routes: routePlugins });
  await silent.call('GET', '/products/public?category=serums');
  loadedWhenOff = loaded().filter((file) => !before.has(file));
  const env = {
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'regen-test',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=qa,team=a%2Cb,service.name=other',
    ACCESS_LOG: 'true',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    ...s3.env,
  };
  server = await another(receiver, env, { write: (line) => void lines.push(line) });
  url = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server?.close();
  await silent?.close();
  await s3?.stop();
  await receiver?.close();
});

/** The trace of the newest request with this name, once it is complete. */
async function traceOf(name: string): Promise<Tree> {
  let root: ReceivedSpan | undefined;
  await expect
    .poll(() => (root = receiver.spans().findLast((span) => span.name === name && !span.parentSpanId)))
    .toBeDefined();
  const spans = receiver.spans().filter(({ traceId }) => traceId === root?.traceId);
  const ids = new Set(['', ...spans.map(({ spanId }) => spanId)]);
  expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);
  return { root: root as ReceivedSpan, spans };
}

interface Tree {
  root: ReceivedSpan;
  spans: ReceivedSpan[];
}

const childrenOf = ({ spans }: Tree, { spanId }: ReceivedSpan): ReceivedSpan[] =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId);
const names = (spans: readonly ReceivedSpan[]): string[] => spans.map(({ name }) => name);
function only(spans: readonly ReceivedSpan[], name: string): ReceivedSpan {
  const found = spans.filter((span) => span.name === name);
  expect(found).toHaveLength(1);
  return found[0] as ReceivedSpan;
}

async function order(headers: Record<string, string>): Promise<Shopper> {
  const [sku = ''] = await plentifulSkus(server, 1);
  const shopper = new Shopper(server);
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  const body = await shopper.checkout(CARDS.good);
  const response = await shopper.call<Order>('POST', '/order/guest', { body, headers });
  expect(response.status).toBe(201);
  return shopper;
}

test('without a collector the library is not loaded', () => {
  expect(loadedWhenOff).toEqual([]);
  // With a collector it is loaded, so this check would notice.
  expect(loaded().length).toBeGreaterThan(50);
});

test('an order is one trace: the request, its transactions with their statements, and the payment between them', async () => {
  await order({ traceparent: traceparent('01'), 'idempotency-key': 'canary-idempotency-key-1' });
  const tree = await traceOf('POST orderPlace');
  const { root } = tree;
  expect(root).toMatchObject({ kind: SERVER, status: { code: 0 } });
  expect(root.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/regen/order/:id',
    'http.response.status_code': 201,
    'regen.operation': 'orderPlace',
    'regen.request_id': expect.stringMatching(/^req_/) as string,
  });
  expect(root.resource).toMatchObject({
    'service.name': 'regen-test',
    'deployment.environment.name': 'qa',
    team: 'a,b',
  });
  // A caller can send any trace ID: it is linked, not continued.
  expect(root.traceId).not.toBe(CALLER.traceId);
  expect(root.links).toEqual([expect.objectContaining(CALLER)]);

  const steps = childrenOf(tree, root);
  expect(only(steps, 'payment charge')).toMatchObject({
    kind: CLIENT,
    attributes: { 'regen.payment.provider': 'test' },
  });
  const [place, settle, ...more] = steps.filter((step) => step.name === 'transaction');
  // What was written is published meanwhile, for whoever listens: no part of the request that happened to write it.
  expect(more).toEqual([]);
  expect(names(tree.spans)).not.toContain('outbox-take');
  expect(names(childrenOf(tree, place as ReceivedSpan))).toEqual(expect.arrayContaining(['stock-lock', 'order-write']));
  expect(names(childrenOf(tree, place as ReceivedSpan))).toContain('idempotency-store');
  expect(names(childrenOf(tree, settle as ReceivedSpan))).toEqual(expect.arrayContaining(['order-lock', 'order-move']));
  const statement = only(tree.spans, 'order-write');
  expect(statement).toMatchObject({ kind: CLIENT });
  expect(statement.attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': 'order-write' });
});

test('a request whose body arrives after its headers stays within its trace', async () => {
  const { browserId } = server;
  const sending = send(`${url}/api/v1/regen/auth/users/login`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('regen-storefront:')}`,
      'browser-id': browserId,
      'content-type': 'application/json',
      expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.end(JSON.stringify({ email: 'canary@people.example', password: 'canary-password' }));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(401);
  const tree = await traceOf('POST sessionCreate');
  expect(names(childrenOf(tree, tree.root))).toContain('user-by-email');
});

test('a page is one trace: rendering, and its calls to the server itself', async () => {
  await server.inject({ method: 'GET', url: '/products?search=canary-search' });
  const tree = await traceOf('GET page');
  const render = only(childrenOf(tree, tree.root), 'render page');
  const list = only(childrenOf(tree, render), 'GET productList');
  expect(list.attributes['regen.operation']).toBe('productList');
});

test('background work, email and storage are traced', async () => {
  const { metrics, storage } = server.app.platform;
  await metrics.job('example', async () => {
    await storage.put('canary/file.txt', Buffer.from('canary'), { contentType: 'text/plain' });
    await server.app.platform.db.query('select count(*) from courses where id = $1', ['canary']);
  });
  const job = await traceOf('job example');
  expect(names(childrenOf(job, job.root)).toSorted()).toEqual(['select courses', 'storage put']);

  await server.app.mail.send({
    to: 'canary@people.example',
    template: 'welcome',
    data: { firstName: 'Canary', shopUrl: 'https://shop.example/canary' },
  });
  await deliverEmails(server.app.mail, server.app.platform);
  const isWelcome = ({ name, attributes }: ReceivedSpan) =>
    name === 'email deliver' && attributes['regen.email.template'] === 'welcome';
  await expect.poll(() => receiver.spans().filter(isWelcome)).toEqual([expect.objectContaining({ kind: CLIENT })]);
});

test('work that outlives a request, such as a timer set in it, is not part of its trace', async () => {
  const { tracing } = server.app.platform;
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const request = tracing.request({ traceparent: undefined, isInProcess: false });
  const work: Promise<unknown>[] = [];
  request.run(() => {
    work.push(tracing.step('in time', 'internal', {}, async () => undefined));
    work.push(over.then(() => tracing.step('too late', 'internal', {}, async () => undefined)));
    work.push(over.then(() => tracing.task('on its own', 'internal', {}, async () => undefined)));
  });
  request.end('GET example', {}, 200);
  end();
  await Promise.all(work);
  const tree = await traceOf('GET example');
  expect(names(tree.spans).toSorted()).toEqual(['GET example', 'in time']);
  expect((await traceOf('on its own')).root.traceId).not.toBe(tree.root.traceId);
  expect(names(receiver.spans())).not.toContain('too late');
});

test('a failure is logged with the request ID and the trace ID, and its span has no message', async () => {
  lines.length = 0;
  await server.db.query(
    `create function canary() returns trigger language plpgsql as $$ begin raise 'canary of a value'; end $$`,
  );
  await server.db.query('create trigger canary before insert on orders for each row execute function canary()');
  const [sku = ''] = await plentifulSkus(server, 1);
  const shopper = new Shopper(server);
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  const response = await shopper.order<{ requestId: string }>(await shopper.checkout());
  await server.db.query('drop trigger canary on orders; drop function canary');
  expect(response.status).toBe(500);

  await expect
    .poll(() => receiver.spans().some(({ attributes: a }) => a['regen.request_id'] === response.body.requestId))
    .toBe(true);
  const tree = await traceOf('POST orderPlace');
  expect(tree.root).toMatchObject({ status: { code: FAILED }, attributes: { 'error.type': '500' } });
  expect(only(tree.spans, 'order-write')).toMatchObject({
    status: { code: FAILED },
    attributes: { 'error.type': 'P0001' },
  });

  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>).slice(-2);
  const trace_id = tree.root.traceId;
  const { requestId } = response.body;
  expect(logged).toEqual([
    expect.objectContaining({ level: 50, reqId: requestId, trace_id }),
    expect.objectContaining({ msg: 'request', trace_id, req: expect.objectContaining({ id: requestId }) as object }),
  ]);
});

test('traces contain no personal data, queries, values or tokens', async () => {
  const shopper = await order({ 'idempotency-key': 'canary-idempotency-key-2' });
  await server.call('GET', '/users/validateToken/canary-reset-token?token=canary');
  await server.call('GET', '/products/?search=canary', {
    headers: { cookie: 'regen_guest=canary', tracestate: 'a=canary' },
  });
  await server.inject({ method: 'GET', url: '/healthz' });
  const page = await server.inject({ method: 'GET', url: '/canary/page?email=canary@people.example' });
  expect(page.status).toBe(404);
  await traceOf('POST sessionCreate');
  await expect.poll(() => names(receiver.spans())).toContain('GET passwordValidateToken');
  const isMissing = ({ name, attributes }: ReceivedSpan) =>
    name === 'GET page' && attributes['http.response.status_code'] === 404;
  await expect.poll(() => receiver.spans().some(isMissing)).toBe(true);
  const all = receiver.sent.map(({ bytes }) => bytes.toString('utf8')).join('');
  expect(all).toContain('orderPlace');
  const secrets = ['canary', shopper.browserId, 'guests.example', CARDS.good, '12 South Temple', ' where ', '/healthz'];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});

test("a trusted caller's trace is continued, and the caller decides what is kept", async () => {
  const collector = await startOtlpReceiver();
  const follower = await another(collector, { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', TRACE_PARENT: 'parent' });
  await follower.call('GET', '/faqs', { headers: { traceparent: traceparent('01') } });
  await follower.call('GET', '/faqs', { headers: { traceparent: traceparent('00') } });
  await follower.call('GET', '/products/category', { headers: { traceparent: traceparent('01') } });
  const requests = () => collector.spans().filter(({ kind }) => kind === SERVER);
  // Spans are exported in the order they end, so the one between the two would be there.
  const continued = { traceId: CALLER.traceId, parentSpanId: CALLER.spanId };
  await expect
    .poll(requests)
    .toEqual([
      expect.objectContaining({ ...continued, name: 'GET faqList' }),
      expect.objectContaining({ ...continued, name: 'GET categoryList' }),
    ]);
  await follower.close();
  await collector.close();
});

test('a failing collector is logged once, and once more when it accepts traces again', async () => {
  const collector = await startOtlpReceiver();
  collector.status = 400;
  const log: string[] = [];
  const told = await another(collector, { LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) });
  // Its own background work may be sent in between.
  const sends = async () => {
    const before = collector.sent.length;
    await told.call('GET', '/faqs');
    await expect.poll(() => collector.sent.length).toBeGreaterThan(before);
  };
  await sends();
  await sends();
  collector.status = 200;
  await told.call('GET', '/faqs');
  const messages = () =>
    log.map((line) => (JSON.parse(line) as { msg: string }).msg).filter((text) => text.includes('traces'));
  await expect.poll(messages).toEqual(['traces cannot be exported and are being dropped', 'traces are exported again']);
  await told.close();
  // Without a setting, as the standard says.
  expect(collector.sent[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf' });
  expect(collector.sent.map(({ bytes }) => bytes.toString('latin1')).join()).toContain('GET faqList');
  await collector.close();
});

test('an unresponsive collector delays neither requests nor shutdown, and its queue is bounded', async () => {
  const collector = await startOtlpReceiver();
  collector.status = null;
  const patient = await another(collector, { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_BSP_MAX_QUEUE_SIZE: '20' });
  await patient.call('GET', '/faqs');
  await expect.poll(() => collector.sent.length).toBe(1);
  const responses = await Promise.all(Array.from({ length: 50 }, () => patient.call('GET', '/faqs')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  collector.status = 200;
  await patient.close();
  // Nothing waited for the first export, which times out after ten seconds.
  expect(collector.unanswered()).toBe(1);
  // On a busy machine the server leaves before the response; what it has sent arrives.
  await expect.poll(() => collector.spans().length).toBe(20);
  await collector.close();
});
