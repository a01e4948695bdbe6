import { normalizePostalCode } from '@regen/domain';
import type { ApplicationCreateParams } from '@regen/sdk';
import type { ApplyValues } from './apply-schema.ts';

const orLeftOut = (text: string): string | undefined => text.trim() || undefined;

/** `quietroom.example` → `https://quietroom.example`. */
function addressOf(website: string): string | undefined {
  const text = website.trim();
  if (text === '') return undefined;
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

/** The form as the contract has it; its steps have checked it. */
export function toParams(values: ApplyValues, license: File): ApplicationCreateParams {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    // Chosen from the lists of the contract.
    profession: values.profession as ApplicationCreateParams['profession'],
    businessName: values.businessName.trim(),
    businessType: values.businessType as ApplicationCreateParams['businessType'],
    website: addressOf(values.website),
    line1: values.line1.trim(),
    line2: orLeftOut(values.line2),
    city: values.city.trim(),
    region: orLeftOut(values.region),
    postalCode: orLeftOut(normalizePostalCode(values.countryCode, values.postalCode)),
    countryCode: values.countryCode,
    licenseNumber: values.licenseNumber.trim(),
    licenseAuthority: values.licenseAuthority.trim(),
    licenseExpiresOn: values.licenseExpiresOn,
    message: orLeftOut(values.message),
    acceptTerms: 'true',
    license,
  };
}
