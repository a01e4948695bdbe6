import type { RetailLocation, Store } from '@regen/sdk';

const dayOfWeek = (day: string): string => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** schema.org `LocalBusiness`, one for each place; a store without a listed place has no address. */
export function storeJsonLd({ storeLabel, locations }: Store, origin: string, image: string | null): object[] {
  const url = `${origin}/store/${storeLabel}`;
  return locations.map((place: RetailLocation) => ({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${url}#${place.id}`,
    name: place.name,
    url,
    ...(image && { image }),
    ...(place.phone && { telephone: place.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [place.line1, place.line2].filter(Boolean).join(', '),
      addressLocality: place.city,
      ...(place.region && { addressRegion: place.region }),
      ...(place.postalCode && { postalCode: place.postalCode }),
      addressCountry: place.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    openingHoursSpecification: place.hours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayOfWeek(day),
      opens,
      closes,
    })),
  }));
}
