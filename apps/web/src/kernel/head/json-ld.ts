import type { Seller } from '@regen/domain';
import type { PublicConfig } from '../config.ts';
import { hasWrittenPage } from '../use-written-page.ts';

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
export const publisherJsonLd = ({ origin, seller }: Pick<PublicConfig, 'origin' | 'seller'>) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: seller.brand,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

/** The publisher as the company that sells, with its address and how to reach it. */
export function sellerJsonLd(config: Pick<PublicConfig, 'origin' | 'pages' | 'seller'>) {
  const { origin, seller } = config;
  const { name, address, email, phone } = seller;
  const reached = { ...(email && { email }), ...(phone && { telephone: phone }) };
  return {
    ...publisherJsonLd(config),
    legalName: name,
    ...(address && { address: addressJsonLd(address) }),
    ...reached,
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...reached,
        ...(hasWrittenPage(config, 'contact') && { url: `${origin}/contact` }),
        availableLanguage: 'English',
      },
    }),
  };
}

const addressJsonLd = ({ line1, city, region, postalCode, countryCode }: NonNullable<Seller['address']>) => ({
  '@type': 'PostalAddress',
  streetAddress: line1,
  addressLocality: city,
  ...(region && { addressRegion: region }),
  ...(postalCode && { postalCode }),
  addressCountry: countryCode,
});

export function storeJsonLd(config: Pick<PublicConfig, 'origin' | 'pages' | 'seller'>) {
  const { origin, seller } = config;
  return [
    { '@context': 'https://schema.org', ...sellerJsonLd(config) },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: seller.brand,
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
