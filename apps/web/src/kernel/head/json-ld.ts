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

/** Who publishes, whole: a page that names only its id refers to what is on another page. */
export const publisherJsonLd = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Regen',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

export function storeJsonLd(origin: string) {
  return [
    { '@context': 'https://schema.org', ...publisherJsonLd(origin) },
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
