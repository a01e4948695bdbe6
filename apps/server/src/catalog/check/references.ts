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

/** References to what is neither in the files nor in the database. */
export async function danglingReferences(
  db: Queryable,
  references: readonly Reference[],
  known: ReadonlyMap<Kind, ReadonlySet<string>>,
): Promise<CatalogIssue[]> {
  const open = references.filter(({ kind, key }) => !known.get(kind)?.has(key));
  const issues: CatalogIssue[] = [];
  for (const [kind, all] of groupBy(open, ({ kind: of }) => of)) {
    const { text, name, file } = TABLES[kind];
    const { rows } = await db.query<{ key: string }>(text, [[...new Set(all.map(({ key }) => key))]]);
    const stored = new Set(rows.map(({ key }) => key));
    for (const { kind: _kind, key, ...place } of all.filter((one) => !stored.has(one.key)))
      issues.push({
        ...place,
        message: `the ${name} ${key} is neither in ${file} nor in the store: add it, or correct this`,
      });
  }
  return issues;
}
