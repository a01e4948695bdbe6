import type { BrandedSeller } from './seller.ts';

/** Who sells in the demo, and in the stories. The number of the EIN and the address of the email belong to nobody. */
export const DEMO_SELLER: BrandedSeller = {
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
  taxId: 'EIN 00-5550142',
};
