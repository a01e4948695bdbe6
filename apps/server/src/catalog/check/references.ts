import type { Queryable } from '../../db/database.ts';
import type { Kind } from '../definitions/definition.ts';
import { groupBy } from '../group-by.ts';
import type { CatalogIssue } from '../issue.ts';
import type { Reference } from './changes.ts';

const TABLES: Readonly<Record<Kind, { text: string; name: string; file: string }>> = {
  category: {
    text: 'select slug as key from categories where slug = any($1::text[])',
    name: 'category',
    file: 'categories.csv',
  },
  concern: {
    text: 'select slug as key from concerns where slug = any($1::text[])',
    name: 'concern',
    file: 'concerns.csv',
  },
  sku: { text: 'select sku as key from products where sku = any($1::text[])', name: 'product', file: 'products.csv' },
  method: {
    text: 'select id as key from shipping_methods where id = any($1::text[])',
    name: 'shipping method',
    file: 'shipping-methods.csv',
  },
  zone: {
    text: 'select id as key from shipping_zones where id = any($1::text[])',
    name: 'shipping zone',
    file: 'shipping-zones.csv',
  },
};

/** How many more places a message lists. */
const NAMED = 3;

const placeOf = ({ file, row }: Reference): string => (row === null ? file : `${file} ${row}`);

/** One issue for all references to the same key. */
function issueOf([first, ...others]: readonly [Reference, ...Reference[]]): CatalogIssue {
  const { kind, key, ...place } = first;
  const { name, file } = TABLES[kind];
  const named = others.slice(0, NAMED).map(placeOf);
  if (others.length > NAMED) named.push(`${others.length - NAMED} more`);
  const also = named.length > 0 ? `; also named in ${named.join(', ')}` : '';
  return {
    ...place,
    message: `the ${name} ${key} is neither in ${file} nor in the store: add it, or correct this${also}`,
  };
}

/** References to keys that are neither in the files nor in the database. In `known`, null means that the file can't be read. */
export async function danglingReferences(
  db: Queryable,
  references: readonly Reference[],
  known: ReadonlyMap<Kind, ReadonlySet<string> | null>,
): Promise<CatalogIssue[]> {
  const open = references.filter(({ kind, key }) => known.get(kind) !== null && !known.get(kind)?.has(key));
  const issues: CatalogIssue[] = [];
  for (const [kind, all] of groupBy(open, ({ kind: of }) => of)) {
    const byKey = groupBy(all, ({ key }) => key);
    const { rows } = await db.query<{ key: string }>(TABLES[kind].text, [[...byKey.keys()]]);
    for (const { key } of rows) byKey.delete(key);
    issues.push(...[...byKey.values()].map(issueOf));
  }
  return issues;
}
