import type { IndexedRecord } from '../index/space-index.ts';
import { mimetypeGroupOf, MIMETYPE_GROUPS } from '../records/mimetype-group.ts';
import { recordKey } from '../records/types.ts';
import type { RecordKind } from '../records/types.ts';
import { filterOf } from './filter.ts';
import type { Filter } from './filter.ts';
import { isFound, wordsOf } from './full-text.ts';
import { badValue, InvalidQuery, unknownPath } from './invalid-query.ts';
import { placeOf } from './location.ts';
import { byDistance, orderOf } from './order.ts';
import type { Order } from './order.ts';
import { pathOf } from './path.ts';
import type { PathOptions } from './path.ts';
import { selectOf } from './select.ts';
import type { Select } from './select.ts';
import { valuesOf } from './view.ts';
import type { View } from './view.ts';

export type Parameters = Readonly<Record<string, string>>;

export const DEFAULT_LIMIT = 100;
export const MAX_LIMIT = 1_000;
const DEFAULT_INCLUDE = 1;
const MAX_INCLUDE = 10;
/** Filters of one query. */
const MAX_FILTERS = 50;

/** Parameters that are no filters. */
const OPTIONS: ReadonlySet<string> = new Set(
  'access_token content_type select order skip limit include locale query cursor pageNext pagePrev links_to_entry links_to_asset mimetype_group'.split(
    ' ',
  ),
);
const FILTER = /^((?:sys|fields|metadata)(?:\.[A-Za-z0-9_-]+)+)(?:\[(\w+)\])?$/;

export interface Query {
  kind: RecordKind;
  view: View;
  /** The records that the query is about, before it filters them. */
  candidates: Iterable<IndexedRecord>;
  filters: readonly Filter[];
  order: Order;
  skip: number;
  limit: number;
  include: number;
  select: Select;
}

export function numberIn(
  parameters: Parameters,
  name: string,
  { fallback, max }: { fallback: number; max: number },
): number {
  const text = parameters[name];
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) {
    throw badValue(name, text, `The value must be a whole number from 0 to ${max}`);
  }
  return Number(text);
}

function linkedTypesOf(parameters: Parameters): Map<string, string> {
  return new Map(
    Object.entries(parameters).flatMap(([name, value]) => {
      const [, field] = /^fields\.(\w+)\.sys\.contentType\.sys\.id$/.exec(name) ?? [];
      return field === undefined ? [] : [[field, value] as const];
    }),
  );
}

/** Filters that are named by words of their own. */
function specialFilters(parameters: Parameters, kind: RecordKind): Filter[] {
  const filters: Filter[] = [];
  const { query, links_to_entry: entry, links_to_asset: asset, mimetype_group: group } = parameters;
  if (query !== undefined && query !== '') {
    const words = wordsOf(query);
    filters.push((view, record) => isFound(view, record, words));
  }
  for (const [linkKind, id] of [
    ['Entry', entry],
    ['Asset', asset],
  ] as const) {
    if (id === undefined) continue;
    if (kind === 'Asset') throw unknownPath(linkKind === 'Entry' ? 'links_to_entry' : 'links_to_asset');
    const key = recordKey({ kind: linkKind, id });
    filters.push((_view, { links }) => links.has(key));
  }
  if (group !== undefined) {
    if (kind === 'Entry') throw unknownPath('mimetype_group');
    if (!MIMETYPE_GROUPS.includes(group)) throw badValue('mimetype_group', group, 'There is no such group');
    filters.push((view, record) =>
      valuesOf(view, record, 'file').some(
        (file) => mimetypeGroupOf(String((file as { contentType?: unknown }).contentType)) === group,
      ),
    );
  }
  return filters;
}

/** Throws `InvalidQuery` for whatever the delivery API does not know. */
export function parseQuery(parameters: Parameters, kind: RecordKind, view: View): Query {
  const { content_type: typeId, order, select } = parameters;
  if (typeId !== undefined && kind === 'Asset') throw unknownPath('content_type');
  const type = typeId === undefined ? undefined : view.index.model.types.get(typeId);
  if (typeId !== undefined && !type) throw new InvalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
  const options: PathOptions = { kind, type, view, linkedTypes: linkedTypesOf(parameters) };
  const filters = specialFilters(parameters, kind);
  let near: Order | null = null;
  for (const [name, text] of Object.entries(parameters)) {
    if (OPTIONS.has(name)) continue;
    const [, pathName, operator = 'eq'] = FILTER.exec(name) ?? [];
    if (pathName === undefined) throw unknownPath(name);
    const path = pathOf(pathName, options);
    filters.push(filterOf(pathName, operator, path, text));
    if (operator === 'near') near = byDistance(path, placeOf(pathName, text));
  }
  if (filters.length > MAX_FILTERS)
    throw new InvalidQuery({ name: 'tooComplex', details: `Use ${MAX_FILTERS} filters at most` });
  return {
    kind,
    view,
    candidates: type ? view.records.ofType(type.id) : view.records.all(kind),
    filters,
    order: near !== null && order === undefined ? near : orderOf(order, options),
    skip: numberIn(parameters, 'skip', { fallback: 0, max: 999_999_999 }),
    limit: numberIn(parameters, 'limit', { fallback: DEFAULT_LIMIT, max: MAX_LIMIT }),
    include: numberIn(parameters, 'include', { fallback: DEFAULT_INCLUDE, max: MAX_INCLUDE }),
    select: selectOf(select, options),
  };
}

export interface Found {
  total: number;
  page: readonly IndexedRecord[];
}

/** The records that a query names, in its order; `from` and `limit` cut out the page. */
export function runQuery({ candidates, filters, order, view, limit }: Query, from: number): Found {
  const found: IndexedRecord[] = [];
  for (const record of candidates) {
    if (filters.every((isKept) => isKept(view, record))) found.push(record);
  }
  return { total: found.length, page: order(view, found).slice(from, from + limit) };
}
