import type { IndexedRecord } from '../index/space-index.ts';
import type { FieldType } from '../records/types.ts';
import { comparable } from './filter.ts';
import { InvalidQuery } from './invalid-query.ts';
import { distance, isPlace } from './location.ts';
import type { Place } from './location.ts';
import { pathOf } from './path.ts';
import type { Path, PathOptions } from './path.ts';
import type { View } from './view.ts';

export type Order = (view: View, records: readonly IndexedRecord[]) => IndexedRecord[];

const MAX_KEYS = 10;
const SORTABLE: readonly FieldType[] = ['Symbol', 'Integer', 'Number', 'Date', 'Boolean'];

type Key = string | number | boolean | null;

/** Records without a value come last, in either direction. */
function compare(a: Key, b: Key, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return (a < b ? -1 : 1) * sign;
}

interface SortKey {
  sign: number;
  keyOf(view: View, record: IndexedRecord): Key;
}

function byKeys(sortKeys: readonly SortKey[]): Order {
  return (view, records) =>
    records
      .map((record) => ({ record, keys: sortKeys.map(({ keyOf }) => keyOf(view, record)) }))
      .toSorted((a, b) => {
        for (const [at, { sign }] of sortKeys.entries()) {
          const order = compare(a.keys[at] ?? null, b.keys[at] ?? null, sign);
          if (order !== 0) return order;
        }
        return a.record.id < b.record.id ? -1 : 1;
      })
      .map(({ record }) => record);
}

const NEWEST_FIRST = byKeys([{ sign: -1, keyOf: (_view, { updatedAt }) => updatedAt }]);

function assertSortable(name: string, { type, isList }: Path): void {
  if (SORTABLE.includes(type) && !isList) return;
  throw new InvalidQuery({
    name: 'type',
    path: name.split('.'),
    details: `Records cannot be ordered by a ${isList ? 'list' : type}`,
  });
}

/** `sys.createdAt,-fields.title`. Without it the records that changed last come first. */
export function orderOf(text: string | undefined, options: PathOptions): Order {
  if (text === undefined || text === '') return NEWEST_FIRST;
  const names = text.split(',', MAX_KEYS + 1).map((name) => name.trim());
  if (names.length > MAX_KEYS) throw new InvalidQuery({ name: 'order', details: `Order by ${MAX_KEYS} paths at most` });
  return byKeys(
    names.map((given) => {
      const name = given.replace(/^-/, '');
      const path = pathOf(name, options);
      assertSortable(name, path);
      return {
        sign: given.startsWith('-') ? -1 : 1,
        keyOf: (view, record) => comparable(path.type, path.values(view, record)[0]),
      };
    }),
  );
}

/** Nearest first. */
export function byDistance(path: Path, from: Place): Order {
  return byKeys([
    {
      sign: 1,
      keyOf(view, record) {
        const place = path.values(view, record).find(isPlace);
        return place ? distance(from, place) : null;
      },
    },
  ]);
}
