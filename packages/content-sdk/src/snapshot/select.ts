import { ContentParameterError } from '../client/errors.ts';
import type { Condition, ContentPage, ListParams } from '../data/reader.ts';
import { DEFAULT_PAGE_SIZE } from '../defaults.ts';
import { checkParams } from './check-params.ts';
import type { Row } from './row.ts';
import { keysBy } from './sort.ts';
import type { Table } from './table.ts';

type Scalar = string | number | boolean;

/** What a reader may know of the records that a field links to. */
export interface VisibleLinks {
  /** Those with this id or slug. */
  idsOf(field: string, name: string): readonly string[];
  isVisible(field: string, id: string): boolean;
}

/** A page of the rows that a reader may have, and how many there are. */
export function selectRows(
  table: Table,
  params: ListParams,
  isReadable: (row: Row) => boolean,
  links: VisibleLinks,
  maxPerPage: number,
): ContentPage<Row> {
  checkParams(params, maxPerPage);
  const { where = {}, order = table.model.order, page = 1 } = params;
  const { perPage = Math.min(DEFAULT_PAGE_SIZE, maxPerPage) } = params;
  const tests = Object.entries<Condition | undefined>(where).flatMap(([field, condition]) =>
    condition === undefined ? [] : [conditionTest(table, field, condition, links)],
  );
  const found = table.ordered(order).filter((row) => isReadable(row) && tests.every((test) => test(row)));
  const start = (page - 1) * perPage;
  return {
    items: found.slice(start, start + perPage),
    total: found.length,
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(found.length / perPage)),
  };
}

function conditionTest(
  { model }: Table,
  name: string,
  condition: Condition,
  links: VisibleLinks,
): (row: Row) => boolean {
  const isLink = model.fields.get(name)?.targets !== undefined;
  const keysOf = keysBy(name, model);
  const keys = (row: Row): readonly Scalar[] => {
    const all = keysOf(row);
    return isLink ? all.filter((id) => links.isVisible(name, String(id))) : all;
  };
  if (condition === null) return (row) => keys(row).length === 0;
  if (typeof condition === 'object' && !('in' in condition)) {
    if (isLink) throw new ContentParameterError(`Links can't be compared by range: "${name}"`);
    const { from, to } = condition;
    return (row) => keys(row).some((key) => (from === undefined || key >= from) && (to === undefined || key <= to));
  }
  const given = typeof condition === 'object' ? condition.in : [condition];
  const wanted = new Set<Scalar>(isLink ? given.flatMap((value) => links.idsOf(name, String(value))) : given);
  return (row) => keysOf(row).some((key) => wanted.has(key));
}
