import type { PublicConfig } from '../../types/entry-server.d.ts';

const image = { alt: '', template: '/media/editorial/{width}.{format}', widths: [800], ratio: 1 };

export const config: PublicConfig = {
  apiBaseUrl: 'https://shop.example/api/v1/regen',
  clientKey: 'tests',
  origin: 'https://shop.example',
  seller: {
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
  editorial: { hero: image, texture: image, social: '/media/editorial/social.png' },
};
