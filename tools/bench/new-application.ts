import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';

/** As small as a PDF can be. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
  '',
].join('\n');

/** Sends an application for a professional account; its id. */
export async function newApplication(shop: Api): Promise<string> {
  const form = new FormData();
  const fields = {
    firstName: 'Nia',
    lastName: 'Vale',
    email: `nia-${randomUUID()}@quietroom.example`,
    phone: '801 555 0114',
    profession: 'esthetician',
    businessName: 'Quiet Room Skin Studio',
    businessType: 'solo',
    line1: '7 Quiet Lane',
    city: 'Boulder',
    region: 'CO',
    postalCode: '80302',
    countryCode: 'US',
    licenseNumber: 'EST-204518',
    licenseAuthority: 'Colorado',
    licenseExpiresOn: '2099-12-31',
    acceptTerms: 'true',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('license', new File([PDF], 'license.pdf', { type: 'application/pdf' }));
  return (await shop.post<{ applicationId: string }>('/applications', form)).applicationId;
}
