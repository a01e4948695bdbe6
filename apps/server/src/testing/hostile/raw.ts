import type { RawRequest } from '../fuzz/connection.ts';
import type { Random } from '../fuzz/random.ts';

const PATH = '/api/v1/regen/products/public';
const PAGE = '/products';
const KEY = `Authorization: Basic ${btoa('regen-storefront:')}\r\nBrowser-Id: 0b1f9a54-4f5f-4a4b-9d57-2f1d3c5d7e11`;
const JSON_TYPE = 'Content-Type: application/json';

const get = (path: string, ...headers: string[]) => `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
const chunked = (body: string, ...headers: string[]) =>
  `PUT /api/v1/regen/cart/guest HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\n${['Transfer-Encoding: chunked', ...headers].join('\r\n')}\r\n\r\n${body}`;

/** Requests that no client library sends, with wrong or borderline request lines, headers and framing. */
const RAW: readonly string[] = [
  // Ambiguous hosts.
  get(PATH, 'Host: store.test', 'Host: evil.test', KEY),
  get(PATH, 'Host: store.test', 'hOsT: store.test', KEY),
  get(PATH, KEY),
  get(PATH, 'Host: store.test, evil.test', KEY),
  get(PATH, 'Host: a@b:c/d?e#f', KEY),
  get(PATH, 'Host: [::1', KEY),
  get(PAGE, 'Host: store.test\u0000.evil.test'),
  get(`http://evil.test${PAGE}`, 'Host: store.test'),
  get(`http://evil.test${PATH}`, 'Host: store.test', KEY),
  get(`https://user:pass@evil.test:99999${PATH}`, 'Host: store.test', KEY),
  get('http://', 'Host: store.test'),
  get('//evil.test/%2f..', 'Host: store.test'),
  get('evil.test:443', 'Host: store.test'),
  get('*', 'Host: store.test'),
  get('\\\\evil.test\\share', 'Host: store.test'),
  'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n',
  // Line breaks within lines.
  get(`${PAGE}%0d%0aSet-Cookie:%20a=b`, 'Host: store.test'),
  get(`/login?returnTo=%0d%0aLocation:%20http://evil.test`, 'Host: store.test'),
  get(`${PAGE}\rX: y`, 'Host: store.test'),
  get(PAGE, 'Host: store.test', 'X-A: b\rX-C: d'),
  get(PAGE, 'Host: store.test', 'X-A: b\nX-C: d'),
  get(PAGE, 'Host: store.test', ' folded: yes'),
  get(PAGE, 'Host: store.test', 'X-A:\r\n folded'),
  get(PAGE, 'Host: store.test', 'X-A : space before the colon'),
  get(PAGE, 'Host: store.test', ': no name'),
  get(PAGE, 'Host: store.test', 'no colon'),
  get(PAGE, 'Host: store.test', '\u00ff\u00fe: bytes'),
  get(PAGE, 'Host: store.test', 'X-Nul: a\u0000b'),
  // Contradicting lengths.
  chunked('0\r\n\r\n', 'Content-Length: 5'),
  chunked('0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n', 'Content-Length: 4'),
  chunked('5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n'),
  chunked('5;ext=1;ext="\u0000"\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n'),
  chunked(`2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
  chunked('FFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n'),
  chunked('FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n'),
  chunked('-1\r\n{}\r\n0\r\n\r\n'),
  chunked('0x2\r\n{}\r\n0\r\n\r\n'),
  chunked('+2\r\n{}\r\n0\r\n\r\n'),
  chunked('2\n{}\n0\n\n'),
  chunked('2\r\n{}X\r\n0\r\n\r\n'),
  chunked('\r\n2\r\n{}\r\n0\r\n\r\n'),
  chunked('2\r\n{}\r\n0\r\nTrailer: x\r\nHost: evil.test\r\nContent-Length: 9\r\n\r\n'),
  chunked('2\r\n{}\r\n'),
  chunked('2\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: identity'),
  chunked('2\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: chunked'),
  chunked(`${'1\r\n \r\n'.repeat(3_000)}2\r\n{}\r\n0\r\n\r\n`),
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nTransfer-Encoding: xchunked\r\n\r\n{}`,
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nTransfer-Encoding:\tchunked\r\n\r\n0\r\n\r\n`,
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{} `,
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nContent-Length: 2, 2\r\n\r\n{}`,
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nContent-Length: +2\r\n\r\n{}`,
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nContent-Length: 0x2\r\n\r\n{}`,
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nContent-Length: 18446744073709551618\r\n\r\n{}`,
  `POST /api/v1/regen/users HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n`,
  `GET ${PATH} HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\nContent-Length: 40\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
  // Pipelining.
  get(PATH, 'Host: store.test', KEY).repeat(20),
  get(PAGE, 'Host: store.test') + get('/nothing', 'Host: store.test') + '\u0000\u0001\u0002',
  // Other versions and other protocols.
  `GET ${PAGE}\r\n`,
  `GET ${PAGE} HTTP/0.9\r\n\r\n`,
  `GET ${PAGE} HTTP/1.0\r\n\r\n`,
  `GET ${PAGE} HTTP/1.9\r\nHost: store.test\r\n\r\n`,
  `GET ${PAGE} HTTP/2.0\r\nHost: store.test\r\n\r\n`,
  `GET ${PAGE} http/1.1\r\nHost: store.test\r\n\r\n`,
  `GET  ${PAGE}  HTTP/1.1\r\nHost: store.test\r\n\r\n`,
  `GET\t${PAGE}\tHTTP/1.1\r\nHost: store.test\r\n\r\n`,
  `G\u0000T ${PAGE} HTTP/1.1\r\nHost: store.test\r\n\r\n`,
  `${'M'.repeat(9_000)} / HTTP/1.1\r\nHost: store.test\r\n\r\n`,
  `\r\n\r\n\r\n${get(PAGE, 'Host: store.test')}`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0012\u0004\u0000\u0000\u0000\u0000\u0000',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'SSH-2.0-OpenSSH_9.9\r\n',
  '\u0000\u0000\u0000\u0008\u0004\u00d2\u0016\u002f',
  '*1\r\n$4\r\nPING\r\n',
  // Oversized parts.
  get(`/${'a/'.repeat(7_000)}`, 'Host: store.test'),
  get(`${PAGE}?${'a[]=1&'.repeat(2_000)}`, 'Host: store.test'),
  get(PAGE, 'Host: store.test', ...Array.from({ length: 1_900 }, (_, at) => `x${at}: y`)),
  get(PAGE, 'Host: store.test', ...Array.from({ length: 300 }, () => `Cookie: regen_guest=${'c'.repeat(20)}`)),
  get(PAGE, 'Host: store.test', `X-Large: ${'x'.repeat(70_000)}`),
  // Unsolicited upgrades.
  get(
    '/live',
    'Host: store.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: x',
  ),
  get(
    '/live',
    'Host: store.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 99',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ),
  get(
    PATH,
    'Host: store.test',
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
    KEY,
  ),
  get(PATH, 'Host: store.test', 'Connection: close, Authorization, Browser-Id', KEY),
];

/** Deeply nested, wide and repetitive JSON that may overload a parser. */
function jsonBomb(random: Random): string {
  const depth = random.pick([1_000, 20_000, 60_000]);
  return random.pick([
    '['.repeat(depth),
    '{"items":'.repeat(Math.floor(depth / 9)),
    `{"items":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    `{${Array.from({ length: 6_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    `{"items":[${'{"sku":"1101","quantity":1},'.repeat(4_000)}{}]}`,
    `{"couponCode":"${'\\u0000'.repeat(10_000)}"}`,
    `{"couponCode":"${'\\ud800'.repeat(10_000)}"}`,
    `{"quantity":${'9'.repeat(100_000)}}`,
    `{"quantity":1e${'9'.repeat(1_000)}}`,
    `{"__proto__":{"__proto__":{"toString":null}},"constructor":{"prototype":{"sku":"1101"}}}`,
  ]);
}

/** Bytes sent unchanged on a separate connection; the sender disconnects afterward. */
export function rawRequest(random: Random): RawRequest {
  if (random.once(5)) {
    const body = Buffer.from(jsonBomb(random));
    const head = `PUT /api/v1/regen/cart/guest HTTP/1.1\r\nHost: store.test\r\n${KEY}\r\n${JSON_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n`;
    return { head, body, isCut: true };
  }
  return { head: random.pick(RAW), body: Buffer.alloc(0), isCut: true };
}
