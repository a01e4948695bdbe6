import type { Regen } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { visitorClient } from '../support/practice.ts';

export const FORM = '/become-pro/gmp_professional_form';

/** One page that says nothing, as small as a PDF can be. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
  '',
].join('\n');

export const license = (name = 'license.pdf', size = 0) => ({
  name,
  mimeType: 'application/pdf',
  // What stands between is of no object, so that a file can be as large as a test needs it.
  buffer: Buffer.from(PDF.replace('trailer', `%${'x'.repeat(size)}\ntrailer`)),
});

/** Chooses a PDF of that many MB, which is made in the page: sent there, it would take seconds. */
export const chooseLarge = (upload: Locator, megabytes: number): Promise<void> =>
  upload.evaluate(
    (input: HTMLInputElement, size) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File(['%PDF-1.4\n', new Uint8Array(size)], 'large.pdf', { type: 'application/pdf' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    megabytes * 1024 * 1024,
  );

export const newApplicant = () => `kim-${randomUUID().slice(0, 8)}@example.com`;

export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Oh');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('801 555 0114');
  await page.getByLabel('Profession').selectOption('esthetician');
  await page.getByRole('button', { name: 'Continue to your business' }).click();
}

export async function fillBusiness(page: Page, name = 'Quiet Room Skin Studio'): Promise<void> {
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Type of business').selectOption('solo');
  await page.getByLabel('Website').fill('quietroom.example');
  await page.getByLabel('Street address').fill('7 Quiet Lane');
  await page.getByRole('textbox', { name: 'City' }).fill('Boulder');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP code').fill('80302');
  await page.getByRole('button', { name: 'Continue to your license' }).click();
}

export async function fillLicense(page: Page): Promise<void> {
  await page.getByLabel('License number').fill('EST-204518');
  await page.getByLabel('Issued by').fill('Colorado');
  await page.getByRole('textbox', { name: 'Expires' }).fill('12/31/2090');
}

/** An application for a professional account that waits for staff. */
export async function applyAsProfessional(
  regen: Regen = visitorClient().regen,
  email = newApplicant(),
): Promise<{ id: string; businessName: string }> {
  const businessName = 'Quiet Room Skin Studio';
  const { name, mimeType: type, buffer } = license();
  const { applicationId: id } = await regen.applications.create({
    firstName: 'Mira',
    lastName: 'Sol',
    email,
    phone: '801 555 0114',
    profession: 'esthetician',
    businessName,
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
    license: new File([buffer], name, { type }),
  });
  return { id, businessName };
}
