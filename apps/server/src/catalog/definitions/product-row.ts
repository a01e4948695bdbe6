import type { products } from '../../db/schema.ts';

type Generated = 'nameKey' | 'searchText';

/** What products.csv, prices.csv and pictures.csv make together. */
export type ProductRow = Omit<typeof products.$inferSelect, Generated | 'createdAt' | 'updatedAt'>;
