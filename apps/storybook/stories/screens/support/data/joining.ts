import type { Application, PageContent } from '@regen/sdk';

const reasons: Partial<Record<Application['status'], string>> = {
  declined: 'The license on the picture ended in March. Send us the renewed one and we look again.',
};

export const applicationOf = (status: Application['status']): Application => ({
  applicationId: 'apl_01hzx0k31',
  reference: 'PRO-7KQ2M9XA',
  status,
  reason: reasons[status] ?? null,
  businessName: 'Quiet Room Skin Studio',
  email: 'mia@example.com',
  licenseNumber: 'EST-204518',
  licenseFileName: 'license.pdf',
  submittedAt: '2026-11-17T17:04:10.000Z',
  changedAt: status === 'received' ? '2026-11-17T17:04:10.000Z' : '2026-11-19T15:30:00.000Z',
});

export const termsPage: PageContent = {
  slug: 'terms',
  title: 'Terms and conditions',
  updatedAt: '2026-01-15T00:00:00.000Z',
  blocks: [
    {
      type: 'paragraph',
      text: 'Version 2026-01. These terms apply between you and Regen when you use this store. If they change, we’ll ask you to accept them again.',
    },
    { type: 'heading', level: 2, text: 'Your account', anchor: 'your-account' },
    {
      type: 'paragraph',
      text: 'Keep your password to yourself; what is ordered with it counts as ordered by you. Professional accounts need a license that is valid where you work.',
    },
    { type: 'heading', level: 2, text: 'Orders', anchor: 'orders' },
    {
      type: 'list',
      isOrdered: false,
      items: ['Your order is an offer; it is accepted when we confirm it by email.', 'Prices are in US dollars.'],
    },
  ],
};

/** What somebody has typed who came as far as the license. */
export const applyDraft = {
  owner: 'guest',
  sendKey: '0d2c8e6a6f1d4b5e9a351f9b2a7c4e10',
  values: {
    firstName: 'Mia',
    lastName: 'Novak',
    email: 'mia@example.com',
    phone: '801 555 0114',
    profession: 'esthetician',
    businessName: 'Quiet Room Skin Studio',
    businessType: 'solo',
    website: 'quietroom.example',
    countryCode: 'US',
    line1: '7 Quiet Lane',
    line2: '',
    city: 'Boulder',
    region: 'CO',
    postalCode: '80302',
    licenseNumber: 'EST-204518',
    licenseAuthority: 'Colorado',
    licenseExpiresOn: '2028-12-31',
    message: '',
  },
};
