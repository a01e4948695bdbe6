import { encode, HEADERS, SEGMENTS } from '../fuzz/break-requests.ts';
import { sqlAfter, sqlInHeader } from '../fuzz/break-sql.ts';
import type { RawRequest } from '../fuzz/connection.ts';
import type { Random } from '../fuzz/random.ts';
import { NASTY, PROTOTYPE_NAMES } from '../fuzz/values.ts';

/** Every kind of URL outside the API; `{x}` is replaced by a payload. */
const ADDRESSES = [
  '/{x}',
  '/{x}/{x}',
  '/?{x}={x}',
  '/products?page={x}&sort={x}&category={x}&concern={x}',
  '/products/{x}',
  '/search?q={x}',
  '/search?q=serum&page={x}&sort={x}',
  '/compare?skus={x}',
  '/store/{x}',
  '/launch/{x}',
  '/locations?search={x}&latitude={x}&longitude={x}',
  '/cart?{x}',
  '/checkout?{x}={x}',
  '/order/{x}',
  '/order/{x}/receipt?accessToken={x}',
  '/login?returnTo={x}',
  '/forgot-password?email={x}',
  '/resetPassword/{x}',
  '/register-retail?returnTo={x}',
  '/bundle/{x}',
  '/recommendations/{x}/{x}',
  '/invitation/{x}',
  '/stock-alerts/confirm/{x}',
  '/stock-alerts/unsubscribe?email={x}&sku={x}&signature={x}',
  '/notifications/unsubscribe?token={x}',
  '/email-change/{x}',
  '/account/{x}',
  '/b2b/my-account/my-orders/{x}',
  '/retail/my-account/my-orders/{x}',
  '/school/my-account/{x}',
  '/page/{x}',
  '/education/{x}',
  '/calendar/hae/{x}',
  '/blogs/{x}',
  '/webinars/{x}',
  '/media/pictures/{x}/{x}',
  '/media/pictures/{x}/social.jpg',
  '/media/social/products/{x}.png',
  '/media/{x}',
  '/assets/{x}',
  '/files/{x}?expires={x}&signature={x}',
  '/docs/api/{x}',
  '/docs/{x}',
  '/storybook/{x}',
  '/dev/mail/{x}',
  '/dev/{x}',
  '/content/{x}',
  '/receipts/{x}?grant={x}',
  '/api/{x}',
  '/api/v1/{x}',
  '/api/v1/uploads/{x}/{x}',
  '/sitemap-{x}.xml',
  '/sitemap.xml?{x}',
  '/robots.txt?{x}',
  '/openapi.json?{x}',
  '/healthz?{x}',
  '/metrics?token={x}',
  '/.well-known/{x}',
];

const TRAVERSALS = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%5c..%5cwindows%5cwin.ini',
  '..%252f..%252fetc%252fpasswd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '....//....//etc/passwd',
  '/etc/passwd',
  'file:///etc/passwd',
  '..%00/secret',
  '.env',
  '.git/config',
  'package.json',
  '..%2f..%2f.data%2fsecret',
];
const NUMBERS = [
  '9'.repeat(40),
  '1e309',
  '-1e309',
  '-0',
  '0x7fffffff',
  '2147483648',
  '9223372036854775808',
  '1e-320',
  'NaN',
];
const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Googlebot/2.1',
  'sqlmap/1.9',
  '() { :; }; echo',
  '',
];
const CONDITIONS: readonly (readonly [name: string, value: string])[] = [
  ['Range', 'bytes=0-0'],
  ['Range', 'bytes=-1'],
  ['Range', 'bytes=0-18446744073709551615'],
  ['Range', `bytes=${'0-1,'.repeat(500)}0-1`],
  ['Range', 'bytes=9-1'],
  ['If-Range', '"x"'],
  ['If-None-Match', '*'],
  ['If-None-Match', `"${'x'.repeat(5_000)}"`],
  ['If-None-Match', 'W/"1", "2", ,'],
  ['If-Modified-Since', 'Thu, 99 Xxx 99999 99:99:99 GMT'],
  ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['If-Match', '*'],
  ['Accept-Encoding', 'br;q=0, gzip;q=nonsense, *;q=1'],
  ['Accept-Encoding', `${'gzip,'.repeat(1_000)}br`],
  ['Accept', 'text/html;q=9, */*;q=-1'],
  ['Accept-Language', `${'x-'.repeat(1_000)}y`],
  ['Cookie', 'regen_country=__proto__; regen_stay=constructor; regen_guest=%00'],
  ['Cookie', `${'a=b; '.repeat(800)}regen_guest=x`],
  ['CF-IPCountry', '__proto__'],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-Host', 'evil.test'],
  ['X-Forwarded-For', '2001:db8::1%eth0, ::ffff:999.1.1.1'],
  ['Forwarded', 'for="[::1]:x";host=evil.test'],
  ['Upgrade', 'h2c'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Key', 'x'],
  ['TE', 'trailers, deflate;q=0.5'],
];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'PURGE'];

function valueOf(random: Random): string {
  switch (random.below(6)) {
    case 0:
      return encode(random.pick(NASTY));
    case 1:
      return random.pick(PROTOTYPE_NAMES);
    case 2:
      return random.pick(SEGMENTS);
    case 3:
      return random.pick(TRAVERSALS);
    case 4:
      return random.pick(NUMBERS);
    default:
      return encode(sqlAfter(random.pick(['', '1101', 'serum']), random));
  }
}

/** A hostile request for a page, a file or anything else outside the API. */
export function pageRequest(random: Random): RawRequest {
  const target = random.pick(ADDRESSES).replaceAll('{x}', () => valueOf(random));
  const method = random.once(8) ? random.pick(METHODS) : 'GET';
  const headers = ['Host: store.test', `User-Agent: ${random.pick(AGENTS)}`, 'Accept: text/html'];
  if (random.once(2)) headers.push(random.pick(CONDITIONS).join(': '));
  if (random.once(4)) headers.push(`Cookie: regen_guest=${sqlInHeader('', random)}`);
  // Node.js closes CONNECT requests without a response.
  let isCut = method === 'CONNECT';
  if (random.once(4)) {
    const [name, values] = random.pick(HEADERS.filter(([known]) => known !== 'host'));
    const value = random.pick(values);
    if (value !== null) headers.push(`${name}: ${value}`);
    // A request that announces a body but sends none gets a response only once the sender disconnects.
    isCut ||= name === 'content-length' || name === 'transfer-encoding';
  }
  return { head: `${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`, body: Buffer.alloc(0), isCut };
}
