import { callerAudience } from '../modules/products/audience.ts';
import type { Catalog } from '../modules/products/catalog.ts';
import type { Connection } from './connection.ts';
import type { Send } from './fan-out.ts';
import type { Hub } from './hub.ts';

/** Tells those who watch a product that its stock has changed, if they may see it: a name says nothing about who may. */
export async function sendStock(
  skus: readonly string[],
  { hub, catalog, send }: { hub: Hub; catalog: Pick<Catalog, 'index'>; send: Send },
): Promise<void> {
  const watched = new Map<Connection, string[]>();
  for (const sku of skus)
    for (const connection of hub.skus.get(sku)) {
      const own = watched.get(connection);
      if (own) own.push(sku);
      else watched.set(connection, [sku]);
    }
  if (watched.size === 0) return;
  const index = await catalog.index();
  for (const [connection, own] of watched) {
    const audience = callerAudience(connection.actor);
    const seen = own.filter((sku) => index.isVisible(sku, audience));
    if (seen.length > 0) send([connection], { key: 'stock', skus: seen });
  }
}
