import { createHash, createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../config.ts';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

type S3rverClass = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
}) => S3rver;

/** The only pair of keys that s3rver knows. */
const KEY = 'S3RVER';
const BUCKET = 'regen-test';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** By the rules of Signature Version 4 for query strings, written from their description. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const query = url.searchParams;
  const [, day = '', region = '', service = '', kind = ''] = (query.get('X-Amz-Credential') ?? '').split('/');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature').map(([a, b]) => `${encode(a)}=${encode(b)}`);
  const signed = query.get('X-Amz-SignedHeaders') ?? '';
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    pairs.toSorted().join('&'),
    headers.join(''),
    signed,
    query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  ];
  const scope = [day, region, service, kind].join('/');
  const text = ['AWS4-HMAC-SHA256', query.get('X-Amz-Date'), scope, hash(canonical.join('\n'))].join('\n');
  const key = [region, service, kind].reduce<Buffer>((made, part) => hmac(made, part), hmac(`AWS4${KEY}`, day));
  return hmac(key, text).toString('hex') === query.get('X-Amz-Signature');
}

function expiryOf(query: URLSearchParams): number {
  const date = (query.get('X-Amz-Date') ?? '').replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  return Date.parse(date) + Number(query.get('X-Amz-Expires')) * 1000;
}

export interface TestS3 {
  env: Record<string, string>;
  endpoint: string;
  stop(): Promise<void>;
}

/**
 * An S3 server in this process: s3rver, which stores and serves, behind a gateway that does what s3rver omits and every real service
 * does: it checks the signatures and the expiration of signed URLs, and `If-None-Match: *`.
 */
export async function startTestS3(now: () => number): Promise<TestS3> {
  const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass;
  const directory = join(PROJECT_ROOT, '.cache', 's3', randomUUID());
  mkdirSync(directory, { recursive: true });
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false };
  const store = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
  const { port } = await store.run();

  const refuse = (reply: ServerResponse, status: number, code: string) =>
    reply
      .writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
      .end(`<Error><Code>${code}</Code></Error>`);

  const gate = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const isAddress = url.searchParams.has('X-Amz-Signature');
    if (!isAddress && request.headers.authorization === undefined) return refuse(reply, 403, 'AccessDenied');
    if (isAddress && !isSigned(request, url)) return refuse(reply, 403, 'SignatureDoesNotMatch');
    if (isAddress && expiryOf(url.searchParams) <= now()) return refuse(reply, 403, 'AccessDenied');
    const target = { host: '127.0.0.1', port, path: request.url, headers: request.headers };
    const pass = () => {
      const onward = send({ ...target, method: request.method }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      onward.on('error', () => reply.destroy());
      request.pipe(onward);
    };
    if (request.headers['if-none-match'] !== '*') return pass();
    const { pathname: path } = url;
    const look = send({ host: '127.0.0.1', port, path, method: 'HEAD' }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) refuse(reply, 412, 'PreconditionFailed');
      else pass();
    });
    return look.end();
  });
  await new Promise<void>((resolve) => void gate.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  return {
    endpoint,
    env: {
      STORAGE_URL: `s3://${BUCKET}?endpoint=${endpoint}`,
      STORAGE_ACCESS_KEY_ID: KEY,
      STORAGE_SECRET_ACCESS_KEY: KEY,
    },
    async stop() {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
