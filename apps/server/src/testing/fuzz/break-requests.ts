import type { Break } from './break-bodies.ts';
import { BODY_BREAKS, FORM_BREAKS } from './break-bodies.ts';
import { SQL_BREAKS } from './break-sql.ts';
import type { Draft } from './draft.ts';
import { targetOf, withHeader } from './draft.ts';
import type { Random } from './random.ts';
import type { Input } from './schemas.ts';
import { boundary, NASTY, PROTOTYPE_NAMES } from './values.ts';

/** Ids of the run's users, so that each also requests what belongs to others. */
const IDS = Array.from({ length: 12 }, (_, place) => `matrix${String(place).padStart(20, '0')}`);

/** Already encoded, rightly or wrongly. */
export const SEGMENTS: readonly string[] = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2E%2E%2F%2E%2E%2Fetc%2Fpasswd',
  '..%2f..%2f',
  '%252e%252e%252f',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '%C0%AE%C0%AE',
  '%ed%a0%80',
  '..;',
  'a;b=c',
  '{id}',
  '*',
  'x'.repeat(255),
  'x'.repeat(257),
  'x'.repeat(9_000),
  '%F0%9F%98%80'.repeat(20),
  'public',
  'guest',
  'me',
  'null',
  'undefined',
  '0',
  '-1',
  'usr_0',
  'usr_00000000000000000000000001',
  'acc_00000000000000000000000001',
  'ord_00000000000000000000000001',
  'crt_00000000000000000000000001',
  'bdl_00000000000000000000000001',
  'reg_00000000000000000000000001',
  ...IDS.flatMap((id) => [`usr_${id}`, `acc_${id}`]),
];

const QUERIES: readonly string[] = [
  'unknown=1',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e3',
  'page=99999999999999999999',
  'page=1&page=2',
  'page[]=1',
  'page[a]=1',
  'perPage=1000000',
  '__proto__=1',
  '__proto__[a]=1',
  'constructor=1',
  '=',
  '&&&',
  '%',
  '%00=%00',
  '%ff=%ff',
  `a=${'x'.repeat(4_000)}`,
  `a=${'x'.repeat(9_000)}`,
  'year=abc',
  'year=0',
  'year=10000',
  'search=',
  `${'a=1&'.repeat(1_500)}`,
  'search=%F0%9F%98%80',
  'search=a%00b',
];

export function encode(text: unknown): string {
  return [...String(text)].map((letter) => (/[\w.~-]/.test(letter) ? letter : percent(letter))).join('');
}

/** Lone surrogates as bytes, which are invalid UTF-8. */
function percent(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  return point >= 0xd800 && point <= 0xdfff ? '%ED%A0%80' : encodeURIComponent(letter);
}

const PATH_TRICKS: readonly ((target: string) => string)[] = [
  (target) => target.replace('/api', '//api'),
  (target) => target.replace(/\/(\w+)$/, '//$1'),
  (target) => `${target}/`,
  (target) => target.replace('/regen/', '/regen/./'),
  (target) => target.replace('/regen/', '/regen/../regen/'),
  (target) => target.replace('/regen/', '/regen/%2e%2e/regen/'),
  (target) => target.replaceAll('/', '\\'),
  (target) => target.replace('/regen/', '/regen%2f'),
  (target) => target.toUpperCase(),
  (target) => `http://other.test${target}`,
  (target) => `${target}#fragment`,
  (target) => `${target};jsessionid=1`,
  (target) => `${target}%00`,
  (target) => `${target}%20`,
  (target) => target.replace('/api/', '/api/\x7f'),
  (target) => target.replace('/api/', '/api/\xc3\x28'),
  (target) => target.slice(1),
  () => '*',
  () => '/api/v1/regen/../../../etc/passwd',
  () => '/api/v1/regen/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW', 'get'];

type HeaderBreak = readonly [name: string, values: readonly (string | null)[]];

export const HEADERS: readonly HeaderBreak[] = [
  ['browser-id', [null, '', 'x', "' or 1=1", '00000000-0000-0000-0000-000000000000', 'x'.repeat(4_000), '\xff\xfe']],
  [
    'idempotency-key',
    [null, '', 'short', 'x'.repeat(129), 'same-key-for-all', "'; drop table users", '\xe9'.repeat(20)],
  ],
  ['if-match', ['*', '"', '"0"', '"99999999999999999999"', 'W/"1"', '-1', '"1", "2"', 'x'.repeat(100)]],
  [
    'authorization',
    [
      null,
      '',
      'Bearer',
      'Bearer ',
      'Bearer x.y.z',
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMSJ9.',
      `Bearer ${'a'.repeat(5_000)}`,
      'Basic !!!',
      'Basic Og==',
      'Basic cmVnZW4tc3RvcmVmcm9udA==',
      'Digest x',
      '\xff',
    ],
  ],
  [
    'cookie',
    ['regen_guest=', 'regen_guest=%ff', `regen_guest=${'x'.repeat(3_000)}`, ';;;=;=', '__proto__=1', 'a'.repeat(7_000)],
  ],
  ['content-length', ['0', '1', '-1', 'abc', '5, 5', '99999999999999999999']],
  ['transfer-encoding', ['chunked', 'gzip', 'identity', 'chunked, chunked']],
  ['content-encoding', ['gzip', 'br', 'nonsense']],
  ['expect', ['100-continue', 'nonsense']],
  ['accept', ['text/html', '*/*;q=0', 'x'.repeat(3_000)]],
  ['host', ['', 'a b', 'evil.test', 'x'.repeat(3_000)]],
  ['x-forwarded-for', ["' or 1=1", '1.2.3.4, 5.6.7.8']],
  ['x-http-method-override', ['DELETE']],
  ['x-original-url', ['/admin']],
  ['range', ['bytes=0-1', 'bytes=-']],
  ['connection', ['close', 'upgrade']],
  ['x-long', ['x'.repeat(20_000)]],
  ['bad header', ['x']],
  ['x-line', ['a\r\n b', 'a\rb', 'a\u0000b']],
];

function onTarget(change: (target: string, random: Random) => string): Break {
  return (draft, _input, random) => {
    draft.target = change(targetOf(draft), random);
    return true;
  };
}

function isIncomplete({ headers, body }: Draft): boolean {
  const value = (name: string) => headers.find(([known]) => known.toLowerCase() === name)?.[1];
  // A server that waits for a missing body only responds after the sender disconnects.
  if (value('transfer-encoding') !== undefined) return true;
  const length = value('content-length');
  return length !== undefined && Number(length) !== Buffer.from(body ?? '').length;
}

const REQUEST_BREAKS: Readonly<Record<string, Break>> = {
  nothing: () => true,
  'path parameter': (draft, { path }, random) => {
    if (path.length === 0) return false;
    const { name, schema } = random.pick(path);
    const values = [random.pick(SEGMENTS), encode(random.pick(NASTY)), encode(boundary(schema, random))];
    draft.params[name] = random.pick(values);
    return true;
  },
  'path trick': onTarget((target, random) => random.pick(PATH_TRICKS)(target)),
  'query parameter': (draft, { query }, random) => {
    if (query.length === 0) return false;
    const { name, schema } = random.pick(query);
    const value = encode(random.once(2) ? boundary(schema, random) : random.pick(NASTY)).slice(0, 6_000);
    const others = draft.query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`));
    draft.query = [...others, `${name}=${value}`].join('&');
    return true;
  },
  'prototype names': (draft, { path, query }, random) => {
    if (path.length + query.length === 0) return false;
    for (const { name } of path) if (random.once(2)) draft.params[name] = random.pick(PROTOTYPE_NAMES);
    draft.query = query.map(({ name }) => `${name}=${random.pick(PROTOTYPE_NAMES)}`).join('&');
    return true;
  },
  'query trick': (draft, _input, random) => {
    draft.query = [draft.query, random.pick(QUERIES)].filter((part) => part !== '').join('&');
    return true;
  },
  method: (draft, _input, random) => {
    draft.method = random.pick(METHODS);
    return true;
  },
  header: (draft, _input, random) => {
    const [name, values] = random.pick(HEADERS);
    withHeader(draft, name, random.pick(values));
    draft.isCut = isIncomplete(draft);
    return true;
  },
  'header twice': (draft, _input, random) => {
    if (draft.headers.length === 0) return false;
    const [name] = random.pick(draft.headers);
    draft.headers.push([name, random.pick(NASTY).replaceAll(/[^\x20-\x7e]/g, '?')]);
    return true;
  },
};

export const BREAKS: Readonly<Record<string, Break>> = {
  ...REQUEST_BREAKS,
  ...BODY_BREAKS,
  ...FORM_BREAKS,
  ...SQL_BREAKS,
};

/** Breaks that parse the body first: only one of these per request, because a broken body cannot be parsed again. */
const isOfBody = (name: string): boolean => name in BODY_BREAKS || name in FORM_BREAKS || name === 'SQL in a field';

/** Breaks one to three things, mostly one, so that the rest of the request gets validated too. Returns their names. */
export function breakSome(
  draft: Draft,
  input: Input,
  random: Random,
  names: readonly string[],
  breaks: Readonly<Record<string, Break>> = BREAKS,
): string[] {
  const done: string[] = [];
  const wanted = random.pick([1, 1, 1, 1, 2, 3]);
  for (let tries = 0; done.length < wanted && tries < 30; tries += 1) {
    const name = random.pick(names);
    if (done.includes(name) || (isOfBody(name) && done.some(isOfBody))) continue;
    if (breaks[name]?.(draft, input, random) === true) done.push(name);
  }
  return done;
}

/** Breaks that often pass validation, and so reach more code. */
export const PASSING: readonly string[] = [
  'boundary',
  'nasty text',
  'wrong type',
  'query parameter',
  'path parameter',
  'prototype names',
];
