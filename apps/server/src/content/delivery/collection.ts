import type { IndexedRecord } from '../index/space-index.ts';
import { InvalidQuery, unknownPath } from '../query/invalid-query.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, numberIn, parseQuery, runQuery } from '../query/parse-query.ts';
import type { Parameters } from '../query/parse-query.ts';
import type { Select } from '../query/select.ts';
import type { View } from '../query/view.ts';
import type { RecordKind, RecordRef } from '../records/types.ts';
import { badRequest } from './errors.ts';
import { includesOf } from './includes.ts';
import { sentRecord } from './present.ts';
import type { Sent } from './present.ts';
import type { Space } from './space.ts';

/** Bytes of a response, as the hosted service limits them. */
const MAX_BYTES = 7_340_032;

const tooBig = (): Error => badRequest(`Response size too big. Maximum allowed response size: ${MAX_BYTES}B.`);

/** The JSON of a response. Throws when there would be too much of it. */
export function jsonOf(body: Sent): string {
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  throw tooBig();
}

/** Writes records one after the other, until there is too much: a gigabyte is not put together only to be refused. */
function createWriter(space: Space, view: View): (records: readonly IndexedRecord[], select?: Select) => string {
  let bytes = 0;
  return (records, select = null) => {
    const texts = records.map((record) => {
      const text = JSON.stringify(sentRecord(space, view, record, select));
      bytes += Buffer.byteLength(text);
      if (bytes > MAX_BYTES) throw tooBig();
      return text;
    });
    return `[${texts.join(',')}]`;
  };
}

/** An object of values that are JSON already. */
const objectOf = (members: readonly (readonly [name: string, json: string])[]): string =>
  `{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

const unresolvedError = ({ kind, id }: RecordRef): Sent => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: kind, id },
});

/** Where a page begins: `skip`, or the place that a cursor names. */
function startOf(parameters: Parameters, skip: number): number {
  const token = parameters['pageNext'] ?? parameters['pagePrev'];
  if (token === undefined) return parameters['cursor'] === 'true' ? 0 : skip;
  const start = Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isSafeInteger(start) || start < 0) throw badRequest('The page token is invalid.');
  return start;
}

const cursorAt = (start: number): string => Buffer.from(String(start)).toString('base64url');

/** Parameters that say where a page begins, and the one that nobody should find in a link. */
const OF_THIS_PAGE = new Set(['access_token', 'limit', 'pageNext', 'pagePrev', 'skip']);

/** Links to the pages around this one, with the rest of the query. */
function pagesOf(
  url: string,
  parameters: Parameters,
  { start, limit, total }: { start: number; limit: number; total: number },
): Sent {
  const rest = Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === undefined || OF_THIS_PAGE.has(name) ? [] : [[name, value]],
  );
  const page = (name: string, at: number): string =>
    `${url}?${new URLSearchParams([...rest, ['limit', String(limit)], [name, cursorAt(at)]]).toString()}`;
  return {
    ...(start + limit < total && { next: page('pageNext', start + limit) }),
    ...(start > 0 && { prev: page('pagePrev', Math.max(0, start - limit)) }),
  };
}

const ARRAY = { sys: { type: 'Array' } };

/** Entries or assets by a query, with what they link to, as JSON. */
export function recordCollection(
  parameters: Parameters,
  { kind, space, url, view }: { kind: RecordKind; space: Space; url: string; view: View },
): string {
  const query = parseQuery(parameters, kind, view);
  const { include, limit, select, skip } = query;
  const start = startOf(parameters, skip);
  const { total, page } = runQuery(query, start);
  const write = createWriter(space, view);
  const isCursor = parameters['cursor'] === 'true';
  const head = isCursor
    ? { ...ARRAY, limit, pages: pagesOf(url, parameters, { start, limit, total }) }
    : { ...ARRAY, total, skip, limit };
  const members: [string, string][] = Object.entries(head).map(([name, value]) => [name, JSON.stringify(value)]);
  members.push(['items', write(page, select)]);
  if (kind === 'Asset') return objectOf(members);
  const { linked, unresolved } = includesOf(view, page, include);
  if (unresolved.length > 0) members.push(['errors', JSON.stringify(unresolved.map(unresolvedError))]);
  const includes = (['Entry', 'Asset'] as const).flatMap((one): [string, string][] => {
    const ofKind = linked.filter((record) => record.kind === one);
    return ofKind.length === 0 ? [] : [[one, write(ofKind)]];
  });
  if (includes.length > 0) members.push(['includes', objectOf(includes)]);
  return objectOf(members);
}

export interface PlainItem {
  id: string;
  name: string;
  send(): Sent;
}

const PLAIN = new Set(['access_token', 'skip', 'limit', 'order', 'locale', 'select']);
type PlainKey = (item: PlainItem) => string;
const PLAIN_KEYS: ReadonlyMap<string, PlainKey> = new Map([
  ['sys.id', ({ id }: PlainItem) => id],
  ['name', ({ name }: PlainItem) => name],
]);

const holds = (item: string, text: string): boolean => item.toLowerCase().includes(text.toLowerCase());

function plainFilter(name: string, text: string): (item: PlainItem) => boolean {
  if (name === 'query') return (item) => holds(item.name, text) || holds(item.id, text);
  const [, path = '', operator = 'eq'] = /^([\w.]+)(?:\[(\w+)\])?$/.exec(name) ?? [];
  const keyOf = PLAIN_KEYS.get(path);
  if (!keyOf) throw unknownPath(name);
  const listed = text.split(',').map((one) => one.trim());
  switch (operator) {
    case 'eq':
      return (item) => keyOf(item) === text;
    case 'ne':
      return (item) => keyOf(item) !== text;
    case 'in':
      return (item) => listed.includes(keyOf(item));
    case 'nin':
      return (item) => !listed.includes(keyOf(item));
    case 'match':
      return (item) => holds(keyOf(item), text);
    default:
      throw new InvalidQuery({ name: 'unknownOperator', path: path.split('.'), value: operator });
  }
}

function plainOrder(order: string): (a: PlainItem, b: PlainItem) => number {
  const keyOf = PLAIN_KEYS.get(order.replace(/^-/, ''));
  if (!keyOf) throw unknownPath(order);
  const sign = order.startsWith('-') ? -1 : 1;
  return (a, b) => (keyOf(a) < keyOf(b) ? -sign : sign);
}

/** Content types, tags or locales: few, so they are known by id and name only. */
export function plainCollection(parameters: Parameters, all: readonly PlainItem[]): Sent {
  const filters = Object.entries(parameters).flatMap(([name, text]) =>
    PLAIN.has(name) ? [] : [plainFilter(name, text)],
  );
  const skip = numberIn(parameters, 'skip', { fallback: 0, max: 999_999_999 });
  const limit = numberIn(parameters, 'limit', { fallback: DEFAULT_LIMIT, max: MAX_LIMIT });
  const { order } = parameters;
  const kept = all.filter((item) => filters.every((isKept) => isKept(item)));
  const found = order === undefined ? kept : kept.toSorted(plainOrder(order));
  return {
    ...ARRAY,
    total: found.length,
    skip,
    limit,
    items: found.slice(skip, skip + limit).map((item) => item.send()),
  };
}
