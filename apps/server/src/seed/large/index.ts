import type { Database } from '../../db/database.ts';
import { openSession } from './bulk-session.ts';
import { growChoices } from './choices.ts';
import { growClients } from './clients.ts';
import { growOrders } from './orders.ts';
import { countProducts, growProducts } from './products.ts';

export interface LargeSeed {
  products: number;
  orders: number;
}

export type LargeStep = 'products' | 'orders' | 'statistics';

/** Fills the database until it holds so many products and so many generated orders. Safe to stop and to run again. */
export async function seedLarge(
  db: Database,
  target: LargeSeed,
  onProgress: (step: LargeStep, done: number) => void,
): Promise<void> {
  onProgress('products', await countProducts(db));
  await growProducts(db, target.products, (done) => onProgress('products', done));
  if (target.orders > 0) await growOrders(db, target.orders, (done) => onProgress('orders', done));
  if (target.orders > 0) await growClients(db);
  if (target.orders > 0) await growChoices(db);
  const session = await openSession(db);
  try {
    // Plans and index-only reads need fresh statistics; autovacuum would come minutes later.
    await session.query('vacuum analyze');
    onProgress('statistics', 1);
  } finally {
    await session.close();
  }
}
