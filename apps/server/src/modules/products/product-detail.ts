import type { ProductSummary } from '@regen/sdk';
import type { Deps } from '../../contract/module.ts';
import type { Audience } from './audience.ts';
import type { Catalogue } from './catalogue.ts';
import { detailOf, summaryOf } from './present.ts';
import { detailRow, kitNames } from './repository.ts';

/** The product page as JSON, or null when there is no such product for this audience. */
export async function productDetail(
  deps: Deps,
  catalogue: Catalogue,
  audience: Audience,
  sku: string,
): Promise<Buffer | null> {
  const seen = await catalogue.index();
  if (!seen.isVisible(sku, audience)) return null;
  let isGone = false;
  const bytes = await catalogue.answer(`product/${audience.key}/${sku}`, async (mark) => {
    const index = await catalogue.index();
    const row = await detailRow(deps.db, sku, audience);
    const summary =
      row === null
        ? null
        : summaryOf(row, audience, deps.clock.now().getTime(), (facet, slug) => index.canRead(audience, facet, slug));
    if (row === null || summary === null) {
      isGone = true;
      return { json: '', skus: [sku] };
    }
    const { related, kitContents } = row.content;
    const inKit = kitContents.map((item) => item.sku);
    const [summaries, names] = await Promise.all([
      catalogue.summaries(index, audience, related, mark),
      inKit.length === 0 ? new Map<string, string>() : kitNames(deps.db, inKit, audience),
    ]);
    const nextSteps = related.flatMap((next) => {
      const json = summaries.get(next);
      return json === undefined ? [] : [JSON.parse(json) as ProductSummary]; // our own JSON, made by summaryOf
    });
    const detail = detailOf(row, summary, { related: nextSteps, kitNames: names });
    return { json: JSON.stringify(detail), skus: [sku, ...related] };
  });
  return isGone ? null : bytes;
}
