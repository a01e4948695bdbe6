import type { ProductSummary } from '@regen/sdk';
import type { Needs } from '../../platform.ts';
import type { Audience } from './audience.ts';
import type { Catalog } from './catalog.ts';
import { detailOf, summaryOf } from './present.ts';
import type { SlugFilter } from './present.ts';
import { detailRows } from './repository.ts';

/** The product page as JSON, or null if this audience has no such product. */
export async function productDetail(
  { catalog, clock, db }: Needs<'clock' | 'db'> & { catalog: Catalog },
  audience: Audience,
  sku: string,
): Promise<Buffer | null> {
  const seen = await catalog.index();
  if (!seen.isVisible(sku, audience)) return null;
  const bytes = await catalog.answer(`product/${audience.key}/${sku}`, async () => {
    const index = await catalog.index();
    const { main, mentioned } = await detailRows({ clock, db }, sku, audience);
    const now = clock.now().getTime();
    const canRead: SlugFilter = (facet, slug) => index.canRead(audience, facet, slug);
    const summarize = (shown: string): ProductSummary | null => {
      const row = mentioned.get(shown);
      return row === undefined || !index.isVisible(shown, audience) ? null : summaryOf(row, audience, now, canRead);
    };
    const summary = summarize(sku);
    if (main === null || summary === null) return { json: '', skus: [sku] };
    const related = main.content.related.flatMap((next) => summarize(next) ?? []);
    const sizeSkus = main.content.sizes ?? [];
    const sizes = sizeSkus.flatMap((other) => summarize(other) ?? []);
    const kitNames = new Map([...mentioned.values()].map((row) => [row.sku, row.name]));
    const detail = detailOf(main, summary, { related, sizes, kitNames });
    const kit = main.content.kitContents.map((part) => part.sku);
    return { json: JSON.stringify(detail), skus: [sku, ...main.content.related, ...sizeSkus, ...kit] };
  });
  // Empty when it went away between the index and the row.
  return bytes.length === 0 ? null : bytes;
}
