import type { Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import type { Catalog } from '../products/catalog.ts';
import { REVIEWS_TOPIC } from '../products/freshness.ts';

/** Makes every process forget what it has read about the product. This one at once: its caller is about to read again. */
export async function tellChange(
  { bus, catalog }: Needs<'bus'> & { catalog: Catalog },
  sku: string,
  tx: Tx,
): Promise<void> {
  await bus.publish(REVIEWS_TOPIC, { skus: [sku] }, tx);
  tx.afterCommit(() => catalog.freshness.changed([sku]));
}
