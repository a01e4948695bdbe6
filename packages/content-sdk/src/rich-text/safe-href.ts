const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Resolves paths, and gives away that a reference leaves the site. */
const HERE = 'https://here.invalid';

/**
 * The URL as a link may carry it; undefined if it is invalid or could run a script. Parsed as a browser does, so that tabs, line breaks and
 * letter case hide nothing.
 */
export function safeHref(href: unknown): string | undefined {
  if (typeof href !== 'string' || href.length > 2_048 || !URL.canParse(href, HERE)) return undefined;
  const url = new URL(href, HERE);
  if (!PROTOCOLS.has(url.protocol) || url.username || url.password) return undefined;
  if (url.origin !== HERE) return url.href;
  // "docs/a" would depend on the page that shows it.
  if (href.startsWith('#')) return url.hash;
  // "/.//host" becomes the path "//host", which a browser would read as another site.
  if (!href.startsWith('/') || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
