import { blogPostCard, faq, page, webinarCard } from '@regen/content-sdk/models';
import type { Content } from '../content/snapshot/create-content.ts';
import { listAll } from '../content/snapshot/list-all.ts';
import type { Database } from '../db/database.ts';
import { AUDIENCE_BITS } from '../modules/products/audience.ts';
import { AUDIENCE_MASK_SQL } from '../modules/products/index-loader.ts';
import type { Needs } from '../platform.ts';
import type { SitemapEntry } from './sitemap.ts';

/** What a signed-out visitor may see; the same as the catalog's first audience. */
const PUBLIC = `${AUDIENCE_MASK_SQL} & ${AUDIENCE_BITS.web} <> 0 and (discontinued_at is null or discontinued_at > $1)`;

const PRODUCTS = `select sku as name, updated_at as "changedAt" from products where ${PUBLIC} order by sku collate "C"`;

// A category is a page when visitors may see it and something in it; it changes with its products.
const CATEGORIES = `select c.slug as name, max(p.updated_at) as "changedAt"
  from categories c join products p on c.slug = any(p.categories)
  where 'web' = any(c.audiences) and ${PUBLIC} group by c.slug, c.position order by c.position, c.slug`;

const CONCERNS = `select c.slug as name, max(p.updated_at) as "changedAt"
  from concerns c join products p on c.slug = any(p.concerns)
  where ${PUBLIC} group by c.slug, c.position order by c.position, c.slug`;

const STORES = `select l.label as name, null as "changedAt" from store_labels l join accounts a on a.id = l.account_id
  where l.is_present and a.has_retail_store order by l.label`;

interface Row {
  name: string;
  changedAt: Date | null;
}

export interface EntrySources extends Needs<'clock'> {
  db: Database;
  content: Pick<Content, 'reader'>;
  /** Pages of the storefront itself. */
  paths: readonly string[];
  /** Whether the storefront has a page at this path. */
  hasPage: (path: string) => boolean;
}

function newestOf(records: readonly { updatedAt: string }[]): Date | undefined {
  const newest = records
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return newest === undefined ? undefined : new Date(newest);
}

/** Every public page with a URL of its own, and nothing that only some may see. */
export async function readSitemapEntries({
  clock,
  db,
  content,
  paths,
  hasPage,
}: EntrySources): Promise<SitemapEntry[]> {
  async function read(
    query: string,
    path: (name: string) => string,
    values: readonly unknown[] = [clock.now()],
  ): Promise<SitemapEntry[]> {
    const { rows } = await db.query<Row>(query, values);
    return rows.map(({ name, changedAt }) => ({
      path: path(encodeURIComponent(name)),
      changedAt: changedAt ?? undefined,
    }));
  }
  const [products, categories, concerns, stores, pages, posts, webinars, questions] = await Promise.all([
    read(PRODUCTS, (sku) => `/products/${sku}`),
    read(CATEGORIES, (slug) => `/products?category=${slug}`),
    read(CONCERNS, (slug) => `/products?concern=${slug}`),
    hasPage('/store/label') ? read(STORES, (label) => `/store/${label}`, []) : [],
    listAll(content.reader('web'), page),
    listAll(content.reader('web'), blogPostCard),
    listAll(content.reader('web'), webinarCard),
    listAll(content.reader('web'), faq),
  ]);
  // A list changes with what is in it, and a page of the storefront with the words that editors write for it.
  const changes = new Map<string, Date | undefined>([
    ...pages.map(({ slug, revisedAt }) => [`/${slug}`, new Date(revisedAt)] as const),
    ['/blogs', newestOf(posts)] as const,
    ['/webinars', newestOf(webinars)] as const,
    ['/faqs', newestOf(questions)] as const,
  ]);
  const known = paths.filter(hasPage).map((path) => ({ path, changedAt: changes.get(path) }));
  const below = (folder: string, records: readonly { slug: string; updatedAt: string }[]) =>
    records.map(({ slug, updatedAt }) => ({ path: `${folder}/${slug}`, changedAt: new Date(updatedAt) }));
  // A page of the storefront with words of the editors is known already.
  const written = pages
    .map(({ slug, revisedAt }) => ({ path: `/${slug}`, changedAt: new Date(revisedAt) }))
    .filter(({ path }) => !paths.includes(path));
  return [
    ...known,
    ...written.filter(({ path }) => hasPage(path)),
    ...below('/blogs', posts),
    ...below('/webinars', webinars),
    ...categories,
    ...concerns,
    ...stores,
    ...products,
  ];
}
