import type { PublicConfig } from './config.ts';

export interface PageHead {
  /** Without the name of the store, which follows it. */
  title: string;
  description: string;
  /** Path and query of the one address of this page. */
  path: string;
  image?: { url: string; alt: string; width: number; height: number };
  type?: 'website' | 'product';
  /** Structured data, one script each. */
  jsonLd?: readonly object[];
  noindex?: boolean;
  /** Pictures that the first screen shows, to be fetched at once. */
  preload?: readonly { srcSet: string; sizes: string; type: string }[];
}

type Tag = Record<string, unknown>;

/** `<` could end the script that carries the data. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The head of a public page: title, description, canonical address, Open Graph and structured data. */
export function pageHead({ origin }: Pick<PublicConfig, 'origin'>, page: PageHead) {
  const url = `${origin}${page.path}`;
  const title = page.title === 'Regen' ? page.title : `${page.title} · Regen`;
  const meta: Tag[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: page.type ?? 'website' },
  ];
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' });
  if (page.image) {
    meta.push(
      { property: 'og:image', content: new URL(page.image.url, origin).href },
      { property: 'og:image:alt', content: page.image.alt },
      { property: 'og:image:width', content: String(page.image.width) },
      { property: 'og:image:height', content: String(page.image.height) },
      { name: 'twitter:card', content: 'summary_large_image' },
    );
  }
  return {
    meta,
    links: [
      ...(page.noindex ? [] : [{ rel: 'canonical', href: url }]),
      ...(page.preload ?? []).map(({ srcSet, sizes, type }) => ({
        rel: 'preload',
        as: 'image',
        imageSrcSet: srcSet,
        imageSizes: sizes,
        type,
        fetchPriority: 'high' as const,
      })),
    ],
    scripts: (page.jsonLd ?? []).map((data) => ({ type: 'application/ld+json', children: jsonLdText(data) })),
  };
}

/** A title alone, for pages that search engines do not list. */
export const privateHead = (title: string) => ({
  meta: [{ title: `${title} · Regen` }, { name: 'robots', content: 'noindex' }],
});

export function breadcrumbJsonLd(origin: string, crumbs: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

export function storeJsonLd(origin: string) {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Regen',
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: 'Regen',
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
