import type { DemoHost } from '../host.ts';
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
  host: DemoHost,
  target: LargeSeed,
  onProgress: (step: LargeStep, done: number) => void,
): Promise<void> {
  onProgress('products', await countProducts(host.db));
  await growProducts(host.db, target.products, (done) => onProgress('products', done));
  if (target.orders > 0) await growOrders(host, target.orders, (done) => onProgress('orders', done));
  if (target.orders > 0) await growClients(host);
  if (target.orders > 0) await growChoices(host);
  const session = await openSession(host);
  try {
    // Plans and index-only reads need fresh statistics; autovacuum would come minutes later.
    await session.query('vacuum analyze');
    onProgress('statistics', 1);
  } finally {
    await session.close();
  }
}
