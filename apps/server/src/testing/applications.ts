import { pdfFile } from './bundles.ts';

/** What a professional sends to apply. */
export const APPLICATION = {
  firstName: ' Nia ',
  lastName: 'Vale',
  email: 'nia@quietroom.example',
  phone: '801 555 0114',
  profession: 'esthetician',
  businessName: 'Quiet Room Skin Studio',
  businessType: 'solo',
  line1: '7 Quiet Lane',
  city: 'Boulder',
  region: 'CO',
  postalCode: '80302',
  countryCode: 'UK',
  licenseNumber: 'EST-204518',
  licenseAuthority: 'Colorado',
  licenseExpiresOn: '2099-12-31',
  acceptTerms: 'true',
};

export type FormChange = Partial<Record<keyof typeof APPLICATION | 'message', string>> & { license?: File };

/** An application form, with a license. */
export function applicationForm(change: FormChange = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...APPLICATION, license: pdfFile('my license.pdf'), ...change })) {
    form.append(name, value);
  }
  return form;
}
