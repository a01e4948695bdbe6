/** What a file of a sitemap may list, by its protocol. */
export const PER_FILE = 50_000;

export interface SitemapEntry {
  readonly path: string;
  /** When the page last changed; left out where that is not known. */
  readonly changedAt?: Date | undefined;
}

/** Names of the files after the first, which is then the list of them: `/sitemap-1.xml` and on. */
export const partPath = (number: number): string => `/sitemap-${number}.xml`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function node(name: 'url' | 'sitemap', origin: string, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<${name}><loc>${escape(origin + path)}</loc>${changed}</${name}>`;
}

function file(name: 'urlset' | 'sitemapindex', nodes: readonly string[]): string {
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${schema}">\n${nodes.join('\n')}\n</${name}>\n`;
}

const newest = (entries: readonly SitemapEntry[]): Date | undefined =>
  entries.reduce<Date | undefined>(
    (latest, { changedAt }) => (changedAt && (!latest || changedAt > latest) ? changedAt : latest),
    undefined,
  );

/** The files of a sitemap by their path: one, or a list of files when there is more than one may hold. */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  perFile: number = PER_FILE,
): ReadonlyMap<string, string> {
  const write = (part: readonly SitemapEntry[]) =>
    file(
      'urlset',
      part.map((entry) => node('url', origin, entry)),
    );
  if (entries.length <= perFile) return new Map([['/sitemap.xml', write(entries)]]);
  const files = new Map<string, string>();
  const parts: SitemapEntry[] = [];
  for (let at = 0; at < entries.length; at += perFile) {
    const part = entries.slice(at, at + perFile);
    const path = partPath(parts.length + 1);
    files.set(path, write(part));
    parts.push({ path, changedAt: newest(part) });
  }
  const list = parts.map((entry) => node('sitemap', origin, entry));
  return files.set('/sitemap.xml', file('sitemapindex', list));
}

// Pages behind a token are not named here: a robot that may not open them cannot read that they are not to be listed.
const CLOSED = [
  '/api/',
  '/cart',
  '/checkout',
  '/account',
  '/search',
  '/admin',
  '/b2b/',
  '/retail/',
  '/school/',
  '/impersonate/',
];

export const robotsTxt = (origin: string): string =>
  `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
