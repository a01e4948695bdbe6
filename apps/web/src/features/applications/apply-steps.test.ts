import { expect, it } from 'vitest';
import { EMPTY_APPLICATION, licenceSchema, today, type ApplyValues } from './apply-schema.ts';
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
  licenceNumber: 'EST-204518',
  licenceAuthority: 'Colorado',
  licenceExpiresOn: '2099-12-31',
};

it('goes to the first incomplete step', () => {
  expect(reachableApplyStep('review', EMPTY_APPLICATION, false)).toBe('person');
  expect(reachableApplyStep('review', { ...filled, email: 'üñí@exämple.com' }, true)).toBe('person');
  expect(reachableApplyStep('licence', { ...filled, postalCode: '' }, true)).toBe('business');
  expect(reachableApplyStep('licence', { ...filled, postalCode: '10001' }, true)).toBe('business');
  expect(reachableApplyStep(undefined, filled, true)).toBe('review');
});

it('goes back to the licence when its file is gone after a reload', () => {
  expect(reachableApplyStep('review', filled, false)).toBe('licence');
});

it('lets a finished step be opened again', () => {
  expect(reachableApplyStep('person', filled, true)).toBe('person');
});

it('takes a licence until its last day', () => {
  const ends = (licenceExpiresOn: string) => licenceSchema.safeParse({ ...filled, licenceExpiresOn });
  expect(ends(today()).success).toBe(true);
  expect(ends('2020-01-31').error?.issues.map(({ message }) => message)).toEqual([
    'This license has expired. Send us the renewed one.',
  ]);
  expect(ends('no day').error?.issues.map(({ message }) => message)).toEqual([
    'Enter a date as month/day/year, such as 12/31/2030.',
  ]);
  expect(ends('').error?.issues.map(({ message }) => message)).toEqual(['Enter your license’s expiration date.']);
});
