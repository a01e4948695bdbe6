import type { createInjectFetch } from './inject-fetch.ts';

const PER_FILE = 40_000;

export interface SitemapOptions {
  origin: string;
  paths: readonly string[];
  skus: readonly string[];
  categories: readonly string[];
  concerns: readonly string[];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every public page with an address of its own. */
export function sitemapXml({ origin, paths, skus, categories, concerns }: SitemapOptions): string {
  const all = [
    ...paths,
    ...categories.map((slug) => `/products?category=${encodeURIComponent(slug)}`),
    ...concerns.map((slug) => `/products?concern=${encodeURIComponent(slug)}`),
    ...skus.map((sku) => `/products/${encodeURIComponent(sku)}`),
  ].slice(0, PER_FILE);
  const urls = all.map((path) => `<url><loc>${escape(origin + path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

interface Names {
  items: { slug: string }[];
}
interface Products {
  items: { sku: string }[];
  totalPages: number;
}

/** Reads the public catalogue through the API, so that it lists exactly what visitors may see. */
export async function readCatalogueNames(
  fetch: ReturnType<typeof createInjectFetch>,
  apiBase: string,
  headers: Record<string, string>,
): Promise<Pick<SitemapOptions, 'skus' | 'categories' | 'concerns'>> {
  async function read<T>(path: string): Promise<T> {
    const response = await fetch(apiBase + path, { headers });
    if (!response.ok) throw new Error(`The sitemap could not read ${path}: ${response.status}.`);
    return (await response.json()) as T;
  }
  const [categories, concerns] = await Promise.all([
    read<Names>('/products/category'),
    read<Names>('/products/concerns'),
  ]);
  const skus: string[] = [];
  for (let page = 1, pages = 1; page <= pages && skus.length < PER_FILE; page += 1) {
    const list = await read<Products>(`/products/public?perPage=48&page=${page}`);
    pages = list.totalPages;
    skus.push(...list.items.map(({ sku }) => sku));
  }
  return {
    skus,
    categories: categories.items.map(({ slug }) => slug),
    concerns: concerns.items.map(({ slug }) => slug),
  };
}

export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\nDisallow: /search\n\nSitemap: ${origin}/sitemap.xml\n`;
