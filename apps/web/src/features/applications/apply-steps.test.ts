import { expect, it } from 'vitest';
import { EMPTY_APPLICATION, licenseSchema, today, type ApplyValues } from './apply-schema.ts';
import { applyStepParam } from './apply-step-names.ts';
import { reachableApplyStep } from './apply-steps.ts';

const filled: ApplyValues = {
  ...EMPTY_APPLICATION,
  firstName: 'Nia',
  lastName: 'Vale',
  email: 'nia@quietroom.example',
  phone: '801 555 0114',
  profession: 'esthetician',
  businessName: 'Quiet Room',
  businessType: 'solo',
  line1: '7 Quiet Lane',
  city: 'Boulder',
  region: 'CO',
  postalCode: '80302',
  licenseNumber: 'EST-204518',
  licenseAuthority: 'Colorado',
  licenseExpiresOn: '2099-12-31',
};

it('goes to the first incomplete step', () => {
  expect(reachableApplyStep('review', EMPTY_APPLICATION, false)).toBe('person');
  expect(reachableApplyStep('review', { ...filled, email: 'üñí@exämple.com' }, true)).toBe('person');
  expect(reachableApplyStep('license', { ...filled, postalCode: '' }, true)).toBe('business');
  expect(reachableApplyStep('license', { ...filled, postalCode: '10001' }, true)).toBe('business');
  expect(reachableApplyStep(undefined, filled, true)).toBe('review');
});

it('goes back to the license when its file is gone after a reload', () => {
  expect(reachableApplyStep('review', filled, false)).toBe('license');
});

it('lets a finished step be opened again', () => {
  expect(reachableApplyStep('person', filled, true)).toBe('person');
});

it('takes a license until its last day', () => {
  const ends = (licenseExpiresOn: string) => licenseSchema.safeParse({ ...filled, licenseExpiresOn });
  expect(ends(today()).success).toBe(true);
  expect(ends('2020-01-31').error?.issues.map(({ message }) => message)).toEqual([
    'This license has expired. Send us the renewed one.',
  ]);
  expect(ends('no day').error?.issues.map(({ message }) => message)).toEqual([
    'Enter a date as month/day/year, such as 12/31/2030.',
  ]);
  expect(ends('').error?.issues.map(({ message }) => message)).toEqual(['Enter your license’s expiration date.']);
});

it('opens old links to the license step, and ignores unknown steps', () => {
  expect(applyStepParam('licence')).toBe('license');
  expect(applyStepParam('review')).toBe('review');
  expect(applyStepParam('taxes')).toBeUndefined();
});
