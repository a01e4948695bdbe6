import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';
import { products } from './products.ts';

export const favorites = pgTable(
  'favorites',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sku: text()
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    addedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sku] }),
    index('favorites_newest').on(table.userId, table.addedAt.desc(), table.sku),
    index('favorites_sku').on(table.sku),
  ],
);
