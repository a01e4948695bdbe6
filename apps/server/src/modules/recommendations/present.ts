import { fromCents, toCents } from '@regen/domain';
import type { Bundle, BundleItem, BundleSummary, ProductSummary, SharedBundle } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';
import type { Needs } from '../../platform.ts';
import type { Catalog } from '../products/catalog.ts';
import type { AuthorBundle } from './author-repository.ts';
import { PDF_TYPE } from './instructions.ts';
import type { StoredPdf } from './instructions.ts';
import type { SharedRow } from './reader-repository.ts';

/** What shows a bundle: its products for the caller, the address of its file, its link. */
export type Presenting = Needs<'storage' | 'publicUrl'> & { catalog: Pick<Catalog, 'summariesFor'> };

/** The contract promises an hour. */
const FILE_SECONDS = 3_600;
const SHOWN_SKUS = 6;

const VISITOR: Actor = { kind: 'visitor' };

/** Products by SKU, priced for the actor, read at once for however many bundles. */
async function productsFor(
  work: Presenting,
  actor: Actor,
  skus: readonly string[],
): Promise<Map<string, ProductSummary>> {
  const unique = [...new Set(skus)];
  const found = unique.length === 0 ? [] : await work.catalog.summariesFor(actor, unique);
  return new Map([...found].map(([sku, json]) => [sku, JSON.parse(json) as ProductSummary]));
}

async function fileView(work: Presenting, file: StoredPdf | null): Promise<Bundle['file']> {
  if (file === null) return null;
  const { key, name, size } = file;
  const { url } = await work.storage.signDownload({ key, expiresInSeconds: FILE_SECONDS, fileName: name });
  return { name, size, contentType: PDF_TYPE, url };
}

const linkOf = (work: Presenting, token: string): string => `${work.publicUrl()}/bundle/${token}`;

/** What its author, or staff, sees. */
export async function authorView(work: Presenting, actor: Actor, bundle: AuthorBundle): Promise<Bundle> {
  const skus = bundle.items.map(({ sku }) => sku);
  const products = await productsFor(work, actor, skus);
  // What professionals do not buy themselves, they recommend at the price of the shop.
  const others = await productsFor(
    work,
    VISITOR,
    skus.filter((sku) => !products.has(sku)),
  );
  return {
    bundleId: bundle.id,
    userId: bundle.userId,
    bundleName: bundle.name,
    items: bundle.items.map(({ sku, quantity }): BundleItem => ({
      sku,
      quantity,
      product: products.get(sku) ?? others.get(sku) ?? null,
    })),
    instructions: bundle.instructions,
    file: await fileView(work, bundle.file),
    bundleToken: bundle.token,
    url: linkOf(work, bundle.token),
    createdAt: bundle.createdAt,
    updatedAt: bundle.updatedAt,
    counts: bundle.counts,
  };
}

export function summaryView(work: Presenting, bundle: AuthorBundle): BundleSummary {
  return {
    bundleId: bundle.id,
    bundleName: bundle.name,
    skus: bundle.items.slice(0, SHOWN_SKUS).map(({ sku }) => sku),
    itemCount: bundle.items.reduce((sum, { quantity }) => sum + quantity, 0),
    hasInstructions: bundle.instructions !== null,
    hasFile: bundle.file !== null,
    bundleToken: bundle.token,
    url: linkOf(work, bundle.token),
    createdAt: bundle.createdAt,
    updatedAt: bundle.updatedAt,
    counts: bundle.counts,
  };
}

function sharedView(
  row: SharedRow,
  token: string,
  file: SharedBundle['file'],
  products: ReadonlyMap<string, ProductSummary>,
): SharedBundle {
  const seen = row.items.filter(([, , isOfChannel]) => isOfChannel);
  const items = seen.map(([sku, quantity]): BundleItem => ({ sku, quantity, product: products.get(sku) ?? null }));
  const total = items.reduce(
    (sum, { product, quantity }) => sum + (product ? toCents(product.price.yourPrice) * quantity : 0),
    0,
  );
  return {
    bundleToken: token,
    bundleName: row.name,
    professional: {
      accountId: row.accountId,
      accountName: row.accountName,
      firstName: row.firstName,
      storeLabel: row.storeLabel,
    },
    items,
    hiddenItemCount: row.items.length - seen.length,
    total: fromCents(total),
    currency: 'USD',
    instructions: row.instructions,
    file,
    isClaimed: row.claimedAt !== null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What the holder of a link sees; products that their channel does not have are left out and counted. */
export async function sharedViews(
  work: Presenting,
  actor: Actor,
  rows: readonly { row: SharedRow; token: string }[],
): Promise<SharedBundle[]> {
  const skus = rows.flatMap(({ row }) => row.items.flatMap(([sku, , isOfChannel]) => (isOfChannel ? [sku] : [])));
  const products = await productsFor(work, actor, skus);
  return Promise.all(
    rows.map(async ({ row, token }) => sharedView(row, token, await fileView(work, row.file), products)),
  );
}
