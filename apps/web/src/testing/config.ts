import type { PublicConfig } from '../../types/entry-server.d.ts';

export const config: PublicConfig = {
  apiBaseUrl: 'https://shop.example/api/v1/regen',
  clientKey: 'tests',
  origin: 'https://shop.example',
  seller: {
    brand: 'Regen',
    name: 'Regen Skin Care, Inc.',
    address: {
      line1: '240 South 200 West',
      city: 'Salt Lake City',
      region: 'UT',
      postalCode: '84101',
      countryCode: 'US',
    },
    email: 'care@regen.example',
    phone: '(801) 555-0142',
    taxId: null,
  },
  pages: ['/contact', '/terms', '/privacy', '/shipping', '/returns-policy', '/blogs', '/webinars', '/resources'],
};
